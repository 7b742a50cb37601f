import { ApiFailure } from '#server/api/api-failure.ts';

/** R12. */
const MAX_DEPTH = 64;
/** Far beyond the longest history of a chat: what makes JSON slow to read is how many values it holds, not how long its texts are. */
const MAX_VALUES = 20_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPENING_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/** Takes JSON piece by piece while it arrives, and throws a 400 as soon as it is nested too deep or holds too many values: long before it is parsed. */
export const jsonScanner = (): ((bytes: Uint8Array) => void) => {
  let depth = 0;
  let values = 1;
  let isInText = false;
  let isEscaped = false;

  const countValue = (): void => {
    values += 1;
    if (values > MAX_VALUES) throw malformed(`The body holds more than ${MAX_VALUES} values.`);
  };
  const open = (): void => {
    depth += 1;
    if (depth > MAX_DEPTH) throw malformed(`The body is nested more than ${MAX_DEPTH} deep.`);
    countValue();
  };
  const readOutsideOfText = (byte: number): void => {
    if (byte === QUOTE) isInText = true;
    else if (byte === COMMA) countValue();
    else if (byte === OPENING_BRACE || byte === OPENING_BRACKET) open();
    else if (byte === CLOSING_BRACE || byte === CLOSING_BRACKET) depth -= 1;
  };

  return (bytes) => {
    for (const byte of bytes) {
      if (!isInText) readOutsideOfText(byte);
      else if (isEscaped) isEscaped = false;
      else if (byte === BACKSLASH) isEscaped = true;
      else if (byte === QUOTE) isInText = false;
    }
  };
};

const malformed = (message: string): ApiFailure => new ApiFailure(400, 'malformed_json', message);
