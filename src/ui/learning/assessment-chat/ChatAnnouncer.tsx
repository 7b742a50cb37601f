import { LiveRegion } from '#ui/design/LiveRegion.tsx';
import { chatTexts as texts } from '#ui/texts/chat.pl.ts';
import { gistOf } from '#ui/learning/chat/announcement.rules.ts';
import { AssessmentChatActor } from './assessment-chat.actor.ts';

/** Says that an answer is on its way, and what it is about when it has come; nothing of what stood there from the beginning. */
export const ChatAnnouncer = () => {
  const message = AssessmentChatActor.useSelector((snapshot) => {
    if (snapshot.matches('sending')) return texts.generating;
    const { thread } = snapshot.context;
    const latest = thread.at(-1);
    return thread.length > 1 && latest?.role === 'assistant' ? texts.answerReady(gistOf(latest.content)) : '';
  });
  return <LiveRegion message={message} />;
};
