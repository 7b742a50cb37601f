import { isOfNavigation, type Problem } from '#domain/resilience/problem.rules.ts';

/** What went wrong, kept until the code that cares about it has come. */
export interface Problems {
  report(problem: Problem): void;
  /** Begins with what has been reported so far. There is one listener. */
  hear(listener: (problem: Problem) => void): void;
  /** Whether something waits that must not wait for an idle page. */
  isUrgent(): boolean;
  /** Tells when it becomes urgent, until it is unsubscribed. */
  subscribe(changed: () => void): () => void;
}

/** A way that leads in circles, and a page that has crashed. */
const isUrgentProblem = (problem: Problem): boolean =>
  isOfNavigation(problem) || (problem.type === 'error.thrown' && problem.place === 'rendering');

/** More than these are not waited for: the oldest goes. */
const MOST_PROBLEMS = 50;

export const problems = (): Problems => {
  let unheard: readonly Problem[] = [];
  let listener: ((problem: Problem) => void) | null = null;
  let isUrgent = false;
  const watchers = new Set<() => void>();
  return {
    report(problem) {
      if (listener === null) unheard = [...unheard, problem].slice(-MOST_PROBLEMS);
      else listener(problem);
      if (isUrgent || !isUrgentProblem(problem)) return;
      isUrgent = true;
      for (const changed of watchers) changed();
    },
    hear(next) {
      listener = next;
      const waiting = unheard;
      unheard = [];
      for (const problem of waiting) next(problem);
    },
    isUrgent: () => isUrgent,
    subscribe(changed) {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
  };
};
