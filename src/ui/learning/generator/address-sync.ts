import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { tabOfAddress } from '#domain/learning/generator/generator.rules.ts';
import type { GeneratorAccess, QuizAbout } from '#domain/learning/generator/generator.types.ts';
import { GeneratorActor } from './generator.actor.ts';
import { quizAboutIn } from './quiz-address.ts';
import { idIn, queryOf, selectSettledPlace, type GeneratorPlace } from './generator.view.ts';

/** Where the address leads (S2 §2.57–2.61). */
export const usePlace = (access: GeneratorAccess): GeneratorPlace => {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const path = pathname.toLowerCase() === '/egzaminy' ? '/egzaminy' : '/exams';
  const tab = tabOfAddress({ path, mode: query.get('mode') }, access);
  return { tab, id: idIn(query, tab) };
};

/** What the address wants a quiz about. */
export const useQuizAbout = (): QuizAbout | null => quizAboutIn(useSearchParams()[0]);

/** Keeps the address and the machine of one mind: where the pupil goes, the machine follows; what the machine opens goes into the address. */
export const useAddressSync = (place: GeneratorPlace): void => {
  const [, setQuery] = useSearchParams();
  const generator = GeneratorActor.useActorRef();
  const settled = GeneratorActor.useSelector(selectSettledPlace);
  const address = queryOf(place);

  const follow = useEffectEvent(({ tab, id }: GeneratorPlace) => {
    const now = selectSettledPlace(generator.getSnapshot());
    if (now === null || now === queryOf({ tab, id })) return;
    if (generator.getSnapshot().context.tab !== tab) generator.send({ type: 'pupil.tabChosen', tab });
    else generator.send(id === null ? { type: 'pupil.formRequested' } : { type: 'pupil.itemChosen', id });
  });
  const { tab, id } = place;
  useEffect(() => follow({ tab, id }), [tab, id]);

  const tell = useEffectEvent((decided: string | null) => {
    if (decided === null || decided === address || decided !== selectSettledPlace(generator.getSnapshot())) return;
    // Back leads from what was opened to the form again.
    setQuery(decided, { replace: id !== null || !/Id=/.test(decided) });
  });
  useEffect(() => tell(settled), [settled]);
};
