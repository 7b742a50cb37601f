/** What this worker uses of its world, which the types of pages do not know. */
interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LifetimeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Client {
  postMessage(message: unknown, transferred: readonly object[]): void;
}

interface WorkerEvents {
  readonly install: LifetimeEvent;
  readonly activate: LifetimeEvent;
  readonly fetch: FetchEvent;
  readonly message: Event & { readonly source: Client | null };
}

export interface Worker {
  readonly location: Pick<Location, 'origin'>;
  readonly clients: { claim(): Promise<void>; matchAll(): Promise<readonly Client[]> };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents>(type: Type, listener: (event: WorkerEvents[Type]) => void): void;
}

/** A file to be kept; a revision where its name does not tell its content. */
export interface KeptFile {
  readonly url: string;
  readonly revision: string | null;
}

/** What the build puts into this file. */
declare global {
  const BUILD_NAME: string;
  const KEPT_FILES: readonly KeptFile[];
}
