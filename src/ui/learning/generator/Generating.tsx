import { useEffect, useState } from 'react';
import { Button } from '#ui/design/Button.tsx';
import { ProgressBar } from '#ui/design/ProgressBar.tsx';
import { LazyDialog } from '#ui/lazy/LazyDialog.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { chatTexts } from '#ui/texts/chat.pl.ts';
import { generatorTexts } from '#ui/texts/generator.pl.ts';
import { GeneratorActor } from './generator.actor.ts';
import { selectGenerating } from './generator.view.ts';
import styles from './Generating.module.css';

const texts = generatorTexts.generating;

const Dialog = lazyPart(async () => (await import('#ui/design/Dialog.tsx')).Dialog);

/** What is there sooner is no wait. */
const SHOWN_AFTER = 400;
/** What runs longer than this says for how long (experience: waiting). */
const SHOW_ELAPSED_AFTER = 5;

const useElapsed = (): number => {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((elapsed) => elapsed + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
};

const Elapsed = () => {
  const seconds = useElapsed();
  return (
    <ProgressBar
      label={texts.progress}
      value={undefined}
      valueText={seconds >= SHOW_ELAPSED_AFTER ? chatTexts.elapsed(seconds) : ''}
    />
  );
};

const Overlay = () => {
  const generator = GeneratorActor.useActorRef();
  const tab = GeneratorActor.useSelector(({ context }) => context.tab);
  const isOverdue = GeneratorActor.useSelector((snapshot) => selectGenerating(snapshot) === 'overdue');
  const cancel = () => generator.send({ type: 'pupil.generationCancelled' });
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOWN_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <LazyDialog onClose={cancel}>
      {isShown && (
        <Dialog
          isOpen
          size="small"
          isDismissable={false}
          title={texts[tab]}
          closeLabel={texts.cancel}
          onClose={cancel}
          footer={
            <Button variant="secondary" onClick={cancel}>
              {texts.cancel}
            </Button>
          }
        >
          <div className={styles.waiting}>
            <output>{isOverdue ? texts.overdue : texts.promise}</output>
            <Elapsed />
          </div>
        </Dialog>
      )}
    </LazyDialog>
  );
};

/** Covers the screen while something is being made (S2 §2.67–2.68). */
export const Generating = () => {
  const isGenerating = GeneratorActor.useSelector((snapshot) => selectGenerating(snapshot) !== 'none');
  return isGenerating ? <Overlay /> : null;
};
