import { shallowEqual } from '@xstate/react';
import { isExamUpgradeOffered } from '#domain/learning/generator/generator-access.rules.ts';
import type { GeneratorTab } from '#domain/learning/generator/generator.types.ts';
import { ExamUpgrade } from '#ui/billing/held-plan/ExamUpgrade.tsx';
import { Button } from '#ui/design/Button.tsx';
import { EmptyState } from '#ui/design/EmptyState.tsx';
import { LostNetworkIllustration } from '#ui/design/illustrations/LostNetworkIllustration.tsx';
import { Opening } from '#ui/design/Opening.tsx';
import { SegmentedControl } from '#ui/design/SegmentedControl.tsx';
import { LazyDialog } from '#ui/lazy/LazyDialog.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { AssessmentChat } from '#ui/learning/assessment-chat/AssessmentChat.tsx';
import { useAwaitedSetting } from '#ui/rich-text/text-setting.ts';
import { generatorTexts as texts } from '#ui/texts/generator.pl.ts';
import { ExamForm } from './ExamForm.tsx';
import { GeneratorActor } from './generator.actor.ts';
import { idOf, selectGenerator, selectIsConfirming } from './generator.view.ts';
import { Generating } from './Generating.tsx';
import styles from './GeneratorScreen.module.css';
import { QuizForm } from './QuizForm.tsx';

const ConfirmDialog = lazyPart(async () => (await import('#ui/design/ConfirmDialog.tsx')).ConfirmDialog);

const TABS = (['exam', 'quiz'] as const).map((value) => ({ value, label: texts.tabs[value] }));

const TabChange = () => {
  const generator = GeneratorActor.useActorRef();
  const isConfirming = GeneratorActor.useSelector(selectIsConfirming);
  return (
    <LazyDialog onClose={() => generator.send({ type: 'pupil.declined' })}>
      {isConfirming && (
        <ConfirmDialog
          isOpen
          title={texts.confirm.title}
          confirmLabel={texts.confirm.yes}
          cancelLabel={texts.confirm.no}
          closeLabel={texts.confirm.no}
          onConfirm={() => generator.send({ type: 'pupil.confirmed' })}
          onCancel={() => generator.send({ type: 'pupil.declined' })}
        >
          {texts.confirm.text}
        </ConfirmDialog>
      )}
    </LazyDialog>
  );
};

const Content = () => {
  const generator = GeneratorActor.useActorRef();
  const view = GeneratorActor.useSelector(selectGenerator, shallowEqual);
  const toForm = () => generator.send({ type: 'pupil.formRequested' });
  const isSettingAwaited = useAwaitedSetting(view.screen === 'loading' || view.screen === 'assessment');
  switch (view.screen) {
    case 'locked':
      return null;
    case 'form':
      return view.tab === 'quiz' ? <QuizForm /> : <ExamForm />;
    case 'loading':
      return <Opening text={texts.loading[view.tab]} />;
    case 'unloaded':
      return (
        <EmptyState
          illustration={<LostNetworkIllustration />}
          title={texts.unloaded.title}
          action={
            <div className={styles.ways}>
              <Button onClick={() => generator.send({ type: 'pupil.retried' })}>{texts.unloaded.retry}</Button>
              <Button variant="secondary" onClick={toForm}>
                {texts.unloaded.form}
              </Button>
            </div>
          }
        >
          <p>{view.error}</p>
        </EmptyState>
      );
    case 'assessment':
      if (isSettingAwaited) return <Opening text={texts.loading[view.tab]} />;
      return (
        <AssessmentChat key={idOf(view.assessment)} kind={view.tab} assessment={view.assessment} onLeave={toForm} />
      );
  }
};

export const GeneratorScreen = () => {
  const generator = GeneratorActor.useActorRef();
  const tab = GeneratorActor.useSelector(({ context }) => context.tab);
  const isUpgradeOffered = GeneratorActor.useSelector(({ context }) => isExamUpgradeOffered(context.access));
  const isShown = GeneratorActor.useSelector((snapshot) => selectGenerator(snapshot).screen === 'assessment');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <SegmentedControl<GeneratorTab>
          label={texts.tabs.label}
          segments={TABS}
          value={tab}
          isChosenByArrow={false}
          onChange={(chosen) => generator.send({ type: 'pupil.tabChosen', tab: chosen })}
        />
      </header>
      <Content />
      {isUpgradeOffered && !isShown && <ExamUpgrade />}
      <Generating />
      <TabChange />
    </div>
  );
};
