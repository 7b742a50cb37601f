import { pagesOf } from './pages/pages.ts';
import { fails, injectFault } from './support/faults.ts';
import { expect, SCREENS, test } from './support/fixtures.ts';
import { newPupil, register } from './support/pupils.ts';
import { rememberLogin } from './support/remembered-login.ts';

const NBSP = '\u00A0';

test('a pupil repeats what is due, by buttons and by keys, tries again what fails, and hears when the next cards come (D53)', async ({
  page,
  context,
  input,
  addresses,
  consoleErrors,
}) => {
  const pupil = newPupil();
  const api = await register(addresses, pupil, {});
  for (const [front, back] of [
    ['Stolica Czech?', 'Praga'],
    ['Ile to $7 \\cdot 8$?', '$56$'],
    ['Co wydziela liść?', 'Tlen'],
  ])
    await api.post('/api/Cards', { front, back });
  await rememberLogin(context, addresses, pupil);
  const { practice } = pagesOf(page, input);
  const endDue = await injectFault(page, consoleErrors, /\/api\/Cards\/Due/, fails(400));
  await practice.open();
  await practice.seeToday('Nie udało się wczytać kart.');
  await endDue();
  await practice.chooseDueAgain();
  await practice.seeToday(`Masz 3${NBSP}karty do powtórki.`);

  await practice.chooseReview();
  await practice.seeCard('Pytanie', 'Stolica Czech?');
  await practice.pressKey('Space');
  await practice.seeCard('Odpowiedź', 'Praga');
  await practice.pressKey('Space');
  await practice.seeCard('Pytanie', 'Stolica Czech?');
  await practice.chooseTurn();
  await practice.seeCard('Odpowiedź', 'Praga');
  const REVIEW = /\/api\/Cards\/[^/]+\/Review$/;
  const endKeeping = await injectFault(page, consoleErrors, REVIEW, fails(400));
  await practice.chooseGrade('Nie pamiętam');
  await practice.seeUnkept();
  await endKeeping();
  await practice.chooseKeepAgain();

  await practice.seeCard('Pytanie', 'Ile to');
  await practice.pressKey('Space');
  await practice.seeCard('Odpowiedź', '56');
  await practice.pressKey('3');
  await practice.seeCard('Pytanie', 'Co wydziela liść?');
  await practice.chooseTurn();
  await practice.seeCard('Odpowiedź', 'Tlen');
  await practice.chooseEnd();
  await practice.seeToday(`1${NBSP}karta za Tobą.`, `Masz 1${NBSP}kartę do powtórki.`);

  await page.reload();
  await practice.chooseReview();
  await practice.chooseTurn();
  const endAgain = await injectFault(page, consoleErrors, REVIEW, fails(400));
  await practice.chooseGrade('Łatwo');
  await practice.seeUnkept();
  await endAgain();
  await practice.chooseEnd();
  await practice.seeToday(`Masz 1${NBSP}kartę do powtórki.`);
  await practice.chooseReview();
  await practice.seeCard('Pytanie', 'Co wydziela liść?');
  await practice.chooseEnd();
  await practice.seeToday(`Masz 1${NBSP}kartę do powtórki.`);
  await practice.chooseReview();
  await practice.seeCard('Pytanie', 'Co wydziela liść?');
  await practice.pressKey('Space');
  await practice.seeCard('Odpowiedź', 'Tlen');
  await practice.pressKey('4');
  await practice.seeToday('Na dziś wszystko powtórzone.', 'Następne karty: jutro.');
});

test(
  'a pupil writes cards of their own, changes one, removes one and takes them along for Anki (D53)',
  { tag: SCREENS },
  async ({ page, context, input, addresses, seen, consoleErrors }) => {
    const pupil = newPupil();
    await register(addresses, pupil, {});
    await rememberLogin(context, addresses, pupil);
    const { practice } = pagesOf(page, input);
    await practice.open();
    await practice.seeToday('Nie ma jeszcze kart do powtórki.');
    const end = await injectFault(page, consoleErrors, /\/api\/Cards(?:\?|$)/, fails(400));
    await practice.unfoldOwnCards();
    await practice.seeOwnCardsLost();
    await end();
    await practice.chooseOwnCardsAgain();
    await practice.chooseSaveCard('Dodaj kartę');
    await practice.seeCardMistake('Napisz odpowiedź.');
    await seen('card with a side missing');

    await practice.fillCard('Ile to $7 \\cdot 8$?', '$54$');
    await practice.chooseSaveCard('Dodaj kartę');
    await practice.seeOwnCards(['Ile to']);
    await practice.seeToday(`Masz 1${NBSP}kartę do powtórki.`);
    await practice.fillCard('Stolica Czech?', 'Praga');
    await practice.chooseSaveCard('Dodaj kartę');
    await practice.seeOwnCards(['Stolica Czech?', 'Ile to']);
    await seen('own cards');

    await practice.chooseChangeCard('Stolica Czech?');
    await practice.chooseNoChange();
    await practice.chooseChangeCard('Ile to $7 \\cdot 8$?');
    await practice.fillCard('Ile to $7 \\cdot 8$?', '$56$');
    await practice.chooseSaveCard('Zapisz zmiany');
    await practice.seeOwnCards(['Stolica Czech?', '56']);
    await practice.chooseRemoveCard('Stolica Czech?');
    await seen('removing a card');
    await practice.declineRemoval();
    await practice.seeOwnCards(['Stolica Czech?', '56']);
    await practice.chooseRemoveCard('Stolica Czech?');
    await practice.confirmRemoval();
    await practice.seeOwnCards(['56']);
    await practice.seeToday(`Masz 1${NBSP}kartę do powtórki.`);
    expect(await practice.downloadForAnki()).toEqual({
      name: 'moje-karty.txt',
      text: '#separator:tab\n#html:true\n#columns:Front\tBack\n"Ile to \\(7 \\cdot 8\\)?"\t"\\(56\\)"\n',
    });
    await page.reload();
    await practice.unfoldOwnCards();
    await practice.seeOwnCards(['56']);
  },
);
