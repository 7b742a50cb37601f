import { randomUUID } from 'node:crypto';
import { StringDecoder } from 'node:string_decoder';
import { ApiFailure } from '#server/api/api-failure.ts';

/** R12. */
const MAX_DEPTH = 64;
/** Far beyond the longest history of a chat: what makes JSON slow to read is how many values it holds, not how long its texts are. */
const MAX_VALUES = 20_000;
/** Bytes beyond which a text is kept from the parser: files alone are that long. */
const LONG = 64 * 1024;
/** Characters of all that the parser gets, which holds the event loop for as long as it takes. */
const MOST_TO_PARSE = 1024 * 1024;

const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPENING_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;
const FIRST_OF_MANY = 0x80;

/** Whether a byte within a text is a letter and nothing more. */
const PLAIN = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= SPACE && byte < FIRST_OF_MANY && byte !== QUOTE && byte !== BACKSLASH ? 1 : 0,
);

/** Where the next byte is that says something. By itself, so that it is compiled to as little as a file of megabytes wants. */
const endOfPlain = (bytes: Uint8Array, from: number): number => {
  let at = from;
  while (at < bytes.length && PLAIN[bytes[at] ?? 0] === 1) at += 1;
  return at;
};

export interface ReadJson {
  readonly text: string;
  /** Long texts without escapes, by what stands in their place in `text`: nobody who sends a body can know that. */
  readonly longTexts: ReadonlyMap<string, string>;
}

export interface JsonReader {
  take(bytes: Uint8Array): void;
  end(): ReadJson;
}

/** Takes JSON piece by piece while it arrives, and throws as soon as it is nested too deep, holds too many values or, besides files, too much: long before it is parsed (D63). */
export const jsonReader = (): JsonReader => {
  const decoder = new StringDecoder('utf8');
  const mark = randomUUID();
  const longTexts = new Map<string, string>();
  let depth = 0;
  let values = 1;
  let isInText = false;
  let isEscaped = false;
  /** Whether the open text holds what it says, in one byte each. */
  let isPlain = true;
  /** Of the open text, as long as it is plain: what came in pieces before this one. */
  let open = '';
  let text = '';

  const countValue = (): void => {
    values += 1;
    if (values > MAX_VALUES) throw malformed(`The body holds more than ${MAX_VALUES} values.`);
  };
  const deepen = (): void => {
    depth += 1;
    if (depth > MAX_DEPTH) throw malformed(`The body is nested more than ${MAX_DEPTH} deep.`);
    countValue();
  };
  const readOutsideOfText = (byte: number): void => {
    if (byte === COMMA) countValue();
    else if (byte === OPENING_BRACE || byte === OPENING_BRACKET) deepen();
    else if (byte === CLOSING_BRACE || byte === CLOSING_BRACKET) depth -= 1;
  };
  /** Of what is no plain letter. */
  const readInText = (byte: number): void => {
    if (isEscaped) isEscaped = false;
    else if (byte === BACKSLASH) {
      isEscaped = true;
      isPlain = false;
    } else isPlain = false;
  };
  const placeholder = (long: string): string => {
    const name = `${mark}:${longTexts.size}`;
    longTexts.set(name, long);
    return name;
  };

  return {
    take(bytes) {
      /** Up to where all is in `text`, and where the open text, or its part in this piece, begins. */
      let [taken, begun] = [0, 0];
      const decoded = (from: number, to: number): string => decoder.write(bytes.subarray(from, to));
      for (let at = 0; at < bytes.length; at += 1) {
        if (isInText && !isEscaped) at = endOfPlain(bytes, at);
        if (at === bytes.length) break;
        const byte = bytes[at] ?? 0;
        if (byte !== QUOTE || isEscaped) {
          if (isInText) readInText(byte);
          else readOutsideOfText(byte);
        } else if (!isInText) {
          [isInText, isPlain, begun] = [true, true, at + 1];
        } else {
          isInText = false;
          if (isPlain && open.length + at - begun > LONG) {
            text += decoded(taken, begun);
            text += placeholder(open + decoded(begun, at));
            taken = at;
          } else text += open;
          open = '';
        }
      }
      if (isInText && isPlain) {
        text += decoded(taken, begun);
        open += decoded(begun, bytes.length);
      } else {
        text += open + decoded(taken, bytes.length);
        open = '';
      }
      if (text.length > MOST_TO_PARSE) throw new ApiFailure(413, 'too_large', 'The body is too large.');
    },
    end: () => ({ text: text + open + decoder.end(), longTexts }),
  };
};

const malformed = (message: string): ApiFailure => new ApiFailure(400, 'malformed_json', message);
