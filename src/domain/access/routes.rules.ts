import { COMPLETION_PATH } from '#domain/identity/profile-completion/profile-completion.rules.ts';

/** What a route asks of whoever wants to see it. */
export type Need = 'login' | 'ai' | 'exams' | 'changeablePlan' | 'profile';

export interface AppRoute {
  /** As the router writes it. */
  readonly path: string;
  readonly needs: readonly Need[];
  /** Whether what was written there before can be read without AI (D40). */
  readonly isReadable?: true;
  /** Whether there is nothing to read without the query that a payment or a letter leaves: nobody finds it or shares it. */
  readonly needsQuery?: true;
}

const PUBLIC: readonly Need[] = [];
const LEARNING: readonly Need[] = ['login', 'ai', 'profile'];

/** Every route of the product and its needs, beside those of the specification the pages of our letters’ links (R16; S1 §2.1–2.3, §2.5–2.6, §2.8–2.17, S2 §2, §4). No route needs `exams` today: the exams page shows its own gate (D9). */
export const ROUTES: readonly AppRoute[] = [
  { path: '/', needs: PUBLIC },
  { path: '/assistant', needs: LEARNING, isReadable: true },
  { path: '/egzaminy', needs: LEARNING },
  { path: '/egzaminy/:id', needs: ['login', 'profile'] },
  { path: '/exams', needs: LEARNING },
  { path: '/praktyka', needs: ['login', 'profile'] },
  { path: '/fiszki/:id', needs: ['login', 'profile'] },
  { path: '/account', needs: ['login'] },
  { path: '/welcome', needs: ['login'] },
  { path: '/google-registration', needs: ['login'] },
  { path: '/pricing', needs: PUBLIC },
  { path: '/upgrade', needs: ['login', 'changeablePlan'] },
  { path: '/payment/method-selection', needs: ['login'] },
  { path: '/payment/processing', needs: ['login'] },
  { path: '/payment/success', needs: PUBLIC, needsQuery: true },
  { path: '/subscriptions/success', needs: PUBLIC, needsQuery: true },
  { path: '/payment/cancel', needs: PUBLIC, needsQuery: true },
  { path: '/faq', needs: PUBLIC },
  { path: '/kontakt', needs: PUBLIC },
  { path: '/newsletter/wypisz', needs: PUBLIC, needsQuery: true },
  { path: '/zgoda-opiekuna', needs: PUBLIC, needsQuery: true },
  { path: '/polityka-prywatnosci', needs: PUBLIC },
  { path: '/warunki-uzytkowania', needs: PUBLIC },
  { path: '/ustawienia-cookies', needs: PUBLIC },
];

/** The pages that are the same for whoever opens them: they are prerendered, can be found and shared, and open without a connection (D43). */
export const OPEN_PATHS: readonly string[] = ROUTES.filter(
  ({ needs, needsQuery }) => needs.length === 0 && needsQuery !== true,
).map(({ path }) => path);

/** Under it the page is prerendered that says of an unknown address that nothing is there; no route has it. */
export const UNKNOWN_PATH = '/404';

/** Where a need that is not met leads (S2 §4, steps 4 to 8). */
export const REDIRECT_TARGET = {
  login: '/',
  ai: '/pricing',
  exams: '/upgrade',
  changeablePlan: '/pricing',
  profile: COMPLETION_PATH,
} as const satisfies Readonly<Record<Need, string>>;

const segmentsOf = (path: string): readonly string[] =>
  path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');

const fits = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, index) => part.startsWith(':') || part === segments[index]);

/** Where a pupil wants to go. */
export interface Wish {
  /** Without query. */
  readonly path: string;
  /** Whether the address asks for what was written before: a conversation, or the list of them (D40). */
  readonly isReading: boolean;
}

/** The route of a path, as the router writes it; null where there is no page. */
export const routeOf = (path: string, routes: readonly AppRoute[] = ROUTES): AppRoute | null =>
  routes.find((route) => fits(segmentsOf(route.path), segmentsOf(path))) ?? null;

/** The needs of a path, in any letter case (`/Assistant`); what is no route leads to the page that says so, and needs nothing. */
export const needsOf = (
  path: string,
  routes: readonly AppRoute[] = ROUTES,
  isReading: boolean = false,
): readonly Need[] => {
  const route = routeOf(path, routes);
  if (route === null) return PUBLIC;
  return isReading && route.isReadable === true ? route.needs.filter((need) => need !== 'ai') : route.needs;
};

/** What of a query names what was written before: the id of a conversation, or the list of all of them. */
const READING = ['conversation', 'conversations'] as const;

/** What an address asks for. */
export const wishOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }): Wish => {
  const query = new URLSearchParams(search);
  return { path: pathname, isReading: READING.some((name) => query.has(name)) };
};

/** Whether a call to complete the profile leads away from a path: from the home page and where a profile is needed; terms, help and plans may be read first. */
export const isLeftForCompletion = (path: string): boolean =>
  path === REDIRECT_TARGET.login || needsOf(path).includes('profile');
