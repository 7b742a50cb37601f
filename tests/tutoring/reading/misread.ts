/** Those of the messages that are read as something else than is meant, with what they are read as. */
export const misread = <Read>(
  meant: Read,
  messages: readonly string[],
  read: (message: string) => Read,
): readonly (readonly [message: string, read: Read])[] =>
  messages.map((message) => [message, read(message)] as const).filter(([, one]) => one !== meant);
