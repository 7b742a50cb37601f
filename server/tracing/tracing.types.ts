import type { QueryWatch } from '#server/database/watched-driver.ts';
import type { ModelCallReport } from '#server/tutor/model/model-call-report.ts';

export interface TracedRequest {
  readonly method: string;
  /** The template of the address, like `/api/Users/:id`; absent where nothing has one. */
  readonly route: string | undefined;
  /** The header by which whoever asks tells what the request is a part of. */
  readonly traceparent: string | undefined;
}

/** What becomes of requests, told while the server runs: what was done for which kind of request, and how long it took; never for whom, or a text of anybody (R9, D63). */
export interface Tracing {
  /** Begins a request; what `work` does, and all that follows from it, is its part. Answers what is to be called at its end. */
  begin(request: TracedRequest, work: () => void): (status: number) => void;
  readonly watchQuery: QueryWatch;
  /** A call of the model that has just ended. */
  modelCalled(call: ModelCallReport): void;
  /** Sends what is left. */
  close(): Promise<void>;
}
