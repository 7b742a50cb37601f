/** What a model thinks aloud before its answer, between tags of its own, is not for the pupil: it holds the result. */
export const withoutThinking = (text: string): string =>
  text
    .replace(/^\s*<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/i, '')
    .replace(/^\s*<(?:t(?:h(?:i(?:n(?:k(?:i(?:ng?)?)?)?)?)?)?|r(?:e(?:a(?:s(?:o(?:n(?:i(?:ng?)?)?)?)?)?)?)?)?$/i, '')
    .replace(/^\s+/, '');
