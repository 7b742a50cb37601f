import { useEffect } from 'react';
import type { GeneratorAccess } from '#domain/learning/generator/generator.types.ts';
import { schoolClassById } from '#domain/identity/school-class.rules.ts';
import type { User } from '#domain/identity/user.types.ts';
import { ASSESSMENTS } from '#composition/assessments.tokens.ts';
import { FeatureGate } from '#ui/access/feature-gate/FeatureGate.tsx';
import { MemberPage } from '#ui/navigation/MemberPage.tsx';
import { useIsRestComing } from '#ui/navigation/member-navigation.ts';
import { LoadingPage } from '#ui/navigation/StatePages.tsx';
import { useService } from '#ui/services.tsx';
import { useAddressSync, usePlace, useQuizAbout } from './address-sync.ts';
import { GeneratorActor } from './generator.actor.ts';
import { GeneratorScreen } from './GeneratorScreen.tsx';

interface MemberGeneratorProps {
  readonly user: User;
  readonly access: GeneratorAccess;
}

const Effects = ({ access }: Pick<MemberGeneratorProps, 'access'>) => {
  const generator = GeneratorActor.useActorRef();
  useAddressSync(usePlace(access));
  const { exam, quiz } = access;
  useEffect(() => {
    generator.send({ type: 'access.changed', access: { exam, quiz } });
  }, [generator, exam, quiz]);
  return null;
};

const MemberGenerator = ({ user, access }: MemberGeneratorProps) => {
  const logic = useService(ASSESSMENTS.generatorLogic);
  const { tab, id } = usePlace(access);
  const quizAbout = useQuizAbout();
  const className = user.classId === null ? null : (schoolClassById(user.classId)?.displayName ?? null);
  // What is remembered of a pupil is without the class, which the questions are for.
  if (useIsRestComing()) return <LoadingPage />;
  return (
    <GeneratorActor.Provider
      logic={logic}
      options={{ input: { userId: user.id, className, access, tab, selectedId: id, quizAbout } }}
    >
      <Effects access={access} />
      <GeneratorScreen />
    </GeneratorActor.Provider>
  );
};

/** /exams and /egzaminy: quizzes and practice exams, behind the gate of paid plans (S2 §2.57, §2.63). */
export const GeneratorPage = () => (
  <FeatureGate>
    {(access) => <MemberPage>{(user) => <MemberGenerator key={user.id} user={user} access={access} />}</MemberPage>}
  </FeatureGate>
);
