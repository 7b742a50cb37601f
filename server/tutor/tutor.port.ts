import type { SchoolClass } from '#domain/identity/school-class.rules.ts';
import type { AssistantMode, Turn } from '#domain/learning/conversation.types.ts';

export interface Attachment {
  readonly contentType: string;
  readonly base64: string;
  /** What is written in it, where it could be read. */
  readonly text?: string;
}

export interface TutorRequest {
  readonly mode: AssistantMode;
  readonly prompt: string;
  /** The stored turns before this prompt, oldest first. */
  readonly history: readonly Turn[];
  readonly schoolClass: SchoolClass | undefined;
  readonly attachments: readonly Attachment[];
}

export interface TutorReply {
  /** Markdown in Polish, formulas between dollars. */
  readonly content: string;
  /** False for refusals and help lines: they cost no point (D16). */
  readonly isCharged: boolean;
}

/**
 * Hears the whole reply as far as it has come and may be shown. What it heard before may be gone again, where a gate
 * took it back; the reply itself is what counts.
 */
export type OnWriting = (soFar: string) => void;

/** Whoever answers the pupil: the embedded tutor or a model. Rejects when no answer could be had. */
export interface Tutor {
  reply(request: TutorRequest, signal?: AbortSignal, onWriting?: OnWriting): Promise<TutorReply>;
}
