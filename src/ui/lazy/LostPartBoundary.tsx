import { Component, type ReactNode } from 'react';
import { LostPart } from './lost-part.ts';

type LostPartBoundaryProps = {
  readonly children: ReactNode;
  /** What stands in the place of the part until it has come. */
  readonly renderLost: (retry: () => void) => ReactNode;
};

interface Caught {
  readonly error: unknown;
}

/** Some browsers remember that a script could not be had, and after a new version an old one is no more: then only a fresh page has it. */
const reloadIfServed = async (): Promise<void> => {
  try {
    const { ok } = await fetch(window.location.href, { method: 'HEAD' });
    if (ok) window.location.reload();
  } catch {
    // The network is away still.
  }
};

/** Where a part is lost, something else is shown in its place. When the network is back, it is asked for again. */
export class LostPartBoundary extends Component<LostPartBoundaryProps, Caught> {
  override state: Caught = { error: null };
  private hasRetried = false;

  static getDerivedStateFromError(error: unknown): Caught {
    return { error };
  }

  override componentDidMount() {
    window.addEventListener('online', this.retry);
  }

  override componentDidUpdate() {
    if (this.hasRetried && this.state.error instanceof LostPart && navigator.onLine) {
      this.hasRetried = false;
      void reloadIfServed();
    }
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry);
  }

  private readonly retry = () => {
    const { error } = this.state;
    if (!(error instanceof LostPart)) return;
    error.forget();
    this.hasRetried = true;
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof LostPart)) throw error;
    return this.props.renderLost(this.retry);
  }
}
