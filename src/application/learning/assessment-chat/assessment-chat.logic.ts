import { fromPromise } from 'xstate';
import { sheetChatMachine } from '#domain/learning/assessment-chat/assessment-chat.machine.ts';
import type { SheetTalk } from '#application/ports/assessment-chat.port.ts';

export const sheetChatLogic = (talk: SheetTalk) =>
  sheetChatMachine.provide({
    actors: { sendMessage: fromPromise(({ input: message, signal }) => talk.send(message, signal)) },
  });

export type SheetChatLogic = ReturnType<typeof sheetChatLogic>;
