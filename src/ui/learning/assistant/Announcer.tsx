import { useState } from 'react';
import { LiveRegion } from '#ui/design/LiveRegion.tsx';
import { useEmitted } from '#ui/emitted.ts';
import { chatTexts as texts } from '#ui/texts/chat.pl.ts';
import { gistOf } from '#ui/learning/chat/announcement.rules.ts';
import { AssistantActor } from './assistant.actor.ts';
import { selectComposer } from './assistant.view.ts';

/** Stands there before there is anything to say: a region that comes with its words is not heard. */
export const Announcer = () => {
  const assistant = AssistantActor.useActorRef();
  const isAsking = AssistantActor.useSelector((snapshot) => selectComposer(snapshot).isAsking);
  const [ready, setReady] = useState('');
  useEmitted(assistant, 'assistant.answered', () =>
    setReady(texts.answerReady(gistOf(assistant.getSnapshot().context.thread.at(-1)?.content ?? ''))),
  );
  if (isAsking && ready !== '') setReady('');
  return <LiveRegion message={isAsking ? texts.generating : ready} />;
};
