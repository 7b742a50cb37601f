import { useSelector } from '@xstate/react';
import { Lock, StickyNote } from 'lucide-react';
import { useId, useState } from 'react';
import { schoolClassById } from '#domain/identity/school-class.rules.ts';
import { canMakeFlashcard } from '#domain/learning/flashcard-generation/flashcard-generation.rules.ts';
import { selectIsExamsLocked } from '#ui/access/feature-gate/feature-gate.view.ts';
import { Button } from '#ui/design/Button.tsx';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { LazyDialog } from '#ui/lazy/LazyDialog.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { useApp } from '#ui/services.tsx';
import { flashcardTexts as texts } from '#ui/texts/flashcards.pl.ts';
import { AssistantActor } from './assistant.actor.ts';
import { selectClassId } from './assistant.view.ts';

const FlashcardGeneration = lazyPart(
  async () => (await import('#ui/learning/flashcards/FlashcardGeneration.tsx')).FlashcardGeneration,
  async () => (await import('#composition/flashcards.module.ts')).flashcards,
);

const MakeButton = () => {
  const id = useId();
  const [request, setRequest] = useState(0);
  const thread = AssistantActor.useSelector(({ context }) => context.thread);
  const classId = AssistantActor.useSelector(selectClassId);
  const isPossible = canMakeFlashcard(thread);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<StickyNote aria-hidden size={18} />}
        title={isPossible ? undefined : texts.tooFew}
        aria-describedby={isPossible ? undefined : id}
        aria-disabled={!isPossible || undefined}
        onClick={() => isPossible && setRequest(request + 1)}
      >
        {texts.make}
      </Button>
      {!isPossible && (
        <VisuallyHidden>
          <span id={id}>{texts.tooFew}</span>
        </VisuallyHidden>
      )}
      <LazyDialog onClose={() => setRequest(0)}>
        {request > 0 && (
          <FlashcardGeneration
            conversation={thread}
            userClass={classId === null ? null : (schoolClassById(classId)?.displayName ?? null)}
            request={request}
          />
        )}
      </LazyDialog>
    </>
  );
};

/** Turns the conversation into a flashcard (S2 §2.52, §5.9–5.11); a trial sees the way to the plans (D16). */
export const MakeFlashcard = () => {
  const isLocked = useSelector(useApp().session, selectIsExamsLocked);
  return isLocked ? (
    <ButtonLink variant="quiet" size="small" to="/pricing" icon={<Lock aria-hidden size={18} />}>
      {texts.locked}
    </ButtonLink>
  ) : (
    <MakeButton />
  );
};
