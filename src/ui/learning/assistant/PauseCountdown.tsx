import { useEffect, useState } from 'react';
import { learningTexts as texts } from '#ui/texts/learning.pl.ts';
import { AssistantActor } from './assistant.actor.ts';
import { selectPause } from './assistant.view.ts';

const SECOND = 1_000;

const Countdown = ({ milliseconds }: { readonly milliseconds: number }) => {
  const [left, setLeft] = useState(milliseconds);
  useEffect(() => {
    const end = performance.now() + milliseconds;
    const timer = setInterval(() => setLeft(end - performance.now()), SECOND);
    return () => clearInterval(timer);
  }, [milliseconds]);
  // The alert around it is read once, and not at each second.
  return <span aria-hidden="true"> {texts.canSendIn(Math.max(1, Math.ceil(left / SECOND)))}</span>;
};

/** How long the server wants to be left alone; then the button to send opens by itself. */
export const PauseCountdown = () => {
  const pause = AssistantActor.useSelector(selectPause);
  return pause === null ? null : <Countdown milliseconds={pause} />;
};
