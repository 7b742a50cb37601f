import { describe, expect, it } from 'vitest';
import { aiBlockTexts, readingTexts, TRIAL_NOT_STARTED, trialEndTexts } from '#ui/texts/access.pl.ts';
import { PASSWORD_CHANGED, PROFILE_UPDATED } from '#ui/texts/account.pl.ts';
import {
  callToActionTexts,
  cancellationTexts,
  CANCELLED_PLAN,
  heldPlanTexts,
  invoiceTexts,
  PLAN_UPDATED,
  planEndText,
  planStateTexts,
} from '#ui/texts/held-plan.pl.ts';
import { homeSectionTexts } from '#ui/texts/home-sections.pl.ts';
import { homeTexts } from '#ui/texts/home.pl.ts';
import {
  accountProblemTexts,
  detailsFailureTexts,
  detailsProblemTexts,
  forgotPasswordTexts,
  welcomeTexts,
} from '#ui/texts/identity.pl.ts';
import { learningTexts, modeTexts } from '#ui/texts/learning.pl.ts';
import { shellTexts } from '#ui/texts/shell.pl.ts';

/** With plain spaces, however the lines are typeset. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('sentences that the specification fixes', () => {
  it('say what is wrong in step 1 of the registration (S1 §5.4–5.9)', () => {
    expect(accountProblemTexts).toEqual({
      'email/required': 'Email jest wymagany',
      'email/format': 'Nieprawidłowy format email',
      'password/required': 'Hasło jest wymagane',
      'password/short': 'Hasło musi mieć minimum 6 znaków',
      'confirmation/required': 'Potwierdź hasło',
      'confirmation/different': 'Hasła nie są identyczne',
    });
  });

  it('say what is missing in step 2 (S1 §5.13, §5.15–5.18)', () => {
    expect({ ...detailsProblemTexts, ...detailsFailureTexts }).toEqual({
      'firstName/required': 'Wprowadź imię',
      'firstName/long': 'Imię może mieć najwyżej 100 znaków',
      'class/required': 'Wybierz swoją klasę',
      'terms/required': 'Musisz zaakceptować regulamin',
      termsMissing: 'Musisz zaakceptować regulamin aby kontynuować',
      incomplete: 'Wypełnij wszystkie wymagane pola',
    });
  });

  it('tell good news (S1 §8.23, §8.48)', () => {
    expect([PASSWORD_CHANGED, PROFILE_UPDATED]).toEqual([
      'Hasło zostało zmienione pomyślnie!',
      'Profil zaktualizowany pomyślnie!',
    ]);
  });

  it('tell how long the link for a new password works (S1 §2.35, §9.29)', () => {
    expect(plain(forgotPasswordTexts.validity)).toBe('Link jest ważny przez 1 godzinę.');
  });

  it('invite to the trial, without a card (S1 §1.23, §2.63, §2.68, §9.3, S2 §1.41)', () => {
    const { action, badges } = homeTexts.hero;
    expect([action, ...badges].map(plain)).toEqual([
      'Wypróbuj za darmo!',
      'Bez karty',
      'Bez zobowiązań',
      'Natychmiastowy dostęp',
    ]);
  });

  it('tell why the trial is over (S1 §2.43–2.44)', () => {
    expect([trialEndTexts.expired, trialEndTexts.points_depleted].map(({ text }) => plain(text).split('.')[0])).toEqual(
      ['Minęły 24 godziny okresu próbnego', 'Wszystkie 25 punktów okresu próbnego zostało wykorzystanych'],
    );
  });

  it('say that a trial could not be started, and that a plan was changed (S1 §8.47, §8.49)', () => {
    expect([TRIAL_NOT_STARTED, PLAN_UPDATED]).toEqual([
      'Nie udało się rozpocząć okresu próbnego. Spróbuj ponownie.',
      'Plan zaktualizowany pomyślnie!',
    ]);
  });

  it('invite by what is held (S1 §4.34, §4.36, §4.38, §4.40)', () => {
    expect(callToActionTexts).toEqual({
      log_in: 'Zaloguj się',
      choose_plan: 'Wybierz plan',
      renew: 'Odnów subskrypcję',
      upgrade: 'Ulepsz plan',
    });
  });

  it('say of a cancelled plan that it will not renew, and until when it is there (S1 §4.50–4.51, D22)', () => {
    expect([
      CANCELLED_PLAN,
      planStateTexts.cancelled,
      plain(planEndText({ kind: 'cancelled', at: '2026-06-04T10:00:00.000Z' }) ?? ''),
      planStateTexts.lapses,
    ]).toEqual([
      'Anulowana - nie odnowi się',
      'Anulowana - nie odnowi się',
      'Dostęp do 4 czerwca 2026.',
      'Nie odnowi się',
    ]);
  });

  it('write the dates of the plan tab in Polish (S1 §2.106)', () => {
    const at = '2026-06-04T10:00:00.000Z';
    const kinds = ['renews', 'due', 'cancelled', 'lapses', 'expires', 'ended'] as const;
    expect(
      [
        heldPlanTexts.dateOf(at),
        ...kinds.map((kind) => planEndText({ kind, at }) ?? ''),
        cancellationTexts.lead(at),
        invoiceTexts.dateOf(at),
        invoiceTexts.documentOf(at),
      ].map(plain),
    ).toEqual([
      '4 czerwca 2026',
      'Odnowi się 4 czerwca 2026.',
      'Plan działa na razie do 4 czerwca 2026.',
      'Dostęp do 4 czerwca 2026.',
      'Dostęp do 4 czerwca 2026.',
      'Dostęp do 4 czerwca 2026.',
      'Skończył się 4 czerwca 2026.',
      'Plan działa do 4 czerwca 2026. Potem się nie odnowi i nic więcej nie pobierzemy.',
      '4 czerwca 2026',
      'Dokument płatności z 4 czerwca 2026',
    ]);
  });

  it('have a text of its own for each reason that closes AI (S1 §4.25)', () => {
    const reasons = Object.values(readingTexts.reasons);
    const blocks = Object.values(aiBlockTexts).map(({ text }) => text);
    expect([new Set(reasons).size, new Set(blocks).size]).toEqual([3, 4]);
  });

  it('name the cards of the welcome (S1 §2.77)', () => {
    expect(Object.values(welcomeTexts.cards).map(({ title }) => plain(title))).toEqual([
      'Zadania',
      'Fiszki',
      'Asystent AI',
      'Forum pomocy',
    ]);
  });

  it('name the two modes of the assistant (S2 §1.8)', () => {
    expect(Object.entries(modeTexts).map(([mode, { name }]) => [mode, name])).toEqual([
      ['tutor', 'Tutor AI'],
      ['buddy', 'Przyjaciel AI'],
    ]);
  });

  it('ask before another mode, wait with the pupil, and name a conversation without words (S2 §4.4, §4.9, §9.8)', () => {
    const { confirm, history } = learningTexts;
    const { tutor, buddy } = modeTexts;
    expect(
      [confirm.modeTitle, tutor.thinking, buddy.thinking, history.untitled('2026-11-20T12:00:00.000Z')].map(plain),
    ).toEqual([
      'Zmienić tryb?',
      'Tutor zastanawia się...',
      'Przyjaciel zastanawia się...',
      'Konwersacja z 20 listopada 2026',
    ]);
  });

  it('say why somebody without a plan is answered nothing, beside the thread and where old ones are read', () => {
    expect([aiBlockTexts.no_subscription.text, readingTexts.reasons.no_subscription].map(plain)).toEqual([
      'Do rozmowy z AI potrzebny jest plan.',
      'Nie masz teraz planu z AI.',
    ]);
  });

  it('say who makes the service and what it can do today (S1 §1.7)', () => {
    const { tagline, text } = homeSectionTexts.intro;
    expect([shellTexts.tagline, tagline, text].map(plain)).toEqual([
      'Serwis edukacyjny tworzony przez nauczycieli, napędzany sztuczną inteligencją.',
      'Serwis edukacyjny tworzony przez nauczycieli, napędzany sztuczną inteligencją.',
      'Dla uczniów szkół podstawowych, liceów i techników. Pomaga w zadaniach z matematyki, fizyki i chemii i wyjaśnia tematy z polskiego, języków obcych, historii, biologii i geografii.',
    ]);
  });
});
