import { chatClient, type ChatSettings } from '#server/tutor/model/chat-client.ts';
import { modelTutor } from '#server/tutor/model-tutors.ts';
import type { Tutor } from '#server/tutor/tutor.port.ts';

/** A bare model, which no pupil talks to. */
export const openAiTutor = (settings: ChatSettings): Tutor => modelTutor(chatClient(settings));
