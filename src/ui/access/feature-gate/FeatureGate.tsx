import { shallowEqual, useSelector } from '@xstate/react';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GeneratorAccess } from '#domain/learning/generator/generator.types.ts';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { CheckList } from '#ui/design/CheckList.tsx';
import { EmptyState } from '#ui/design/EmptyState.tsx';
import { LoadingPage } from '#ui/navigation/StatePages.tsx';
import { useApp } from '#ui/services.tsx';
import { accessTexts } from '#ui/texts/access.pl.ts';
import { selectFeatureGate } from './feature-gate.view.ts';
import styles from './FeatureGate.module.css';

const texts = accessTexts.gate;

const BENEFITS = ['tutor', 'friend', 'exam_simulator', 'quizzes'] as const;

const Gate = ({ isTrialUsed }: { readonly isTrialUsed: boolean }) => (
  <EmptyState
    headingLevel={1}
    illustration={
      <div className={styles.lock}>
        <Lock aria-hidden size={40} />
      </div>
    }
    title={texts.title}
    action={<ButtonLink to="/pricing">{texts.action}</ButtonLink>}
  >
    <p>{isTrialUsed ? texts.used : texts.text}</p>
    <p className={styles.label} id="gate-benefits">
      {texts.benefits}
    </p>
    <div className={styles.benefits}>
      <CheckList labelledBy="gate-benefits" items={BENEFITS.map((id) => ({ id, text: texts.list[id] }))} />
    </div>
  </EmptyState>
);

interface FeatureGateProps {
  /** What is open, for a plan with exams or without. */
  readonly children: (access: GeneratorAccess) => ReactNode;
}

/** Stands before quizzes and exams (S2 §2.63, §2.81–2.85). */
export const FeatureGate = ({ children }: FeatureGateProps) => {
  const { session, trial } = useApp();
  const isTrialUsed = useSelector(trial, ({ context }) => context.status?.isExpired === true);
  const view = useSelector(session, (snapshot) => selectFeatureGate(snapshot, isTrialUsed), shallowEqual);
  switch (view.gate) {
    case 'unknown':
      return <LoadingPage />;
    case 'closed':
      return <Gate isTrialUsed={view.isTrialUsed} />;
    case 'open':
      return children(view.access);
  }
};
