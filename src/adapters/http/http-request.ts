import type { Call, SentBodyOf, SentParamsOf, SentQueryOf } from '#contract/calls/call.ts';

type Needed<Name extends string, Value> = Value extends undefined
  ? { readonly [Key in Name]?: undefined }
  : { readonly [Key in Name]: Value };

/** What a call is made with: exactly the parts its definition has. */
export type Parts<C extends Call> = Needed<'params', SentParamsOf<C>> &
  Needed<'query', SentQueryOf<C>> &
  Needed<'body', SentBodyOf<C>>;

/** The same, read without knowing the call. */
export interface AnyParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

const entriesOf = (part: unknown): [string, string][] =>
  Object.entries(Object(part))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);

/** The address of a call below the API's base. */
export const addressOf = ({ path }: Call, { params, query }: AnyParts): string => {
  const filled = entriesOf(params).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(value)),
    path as string,
  );
  const search = new URLSearchParams(entriesOf(query)).toString();
  return search === '' ? filled : `${filled}?${search}`;
};
