import { Component, Suspense, type ReactNode } from 'react';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { LostPartBoundary } from '#ui/lazy/LostPartBoundary.tsx';
import { LoadingPage, LostPage } from './StatePages.tsx';

const CrashedPage = lazyPart(
  async () => (await import('./CrashedPage.tsx')).CrashedPage,
  async () => (await import('#composition/resilience.module.ts')).resilience,
);
const CrashedApp = lazyPart(async () => (await import('./CrashedPage.tsx')).CrashedApp);

type CrashBoundaryProps = {
  readonly children: ReactNode;
  /** The place in the browser's history: whoever goes elsewhere finds a page that has not crashed. Null around the whole app, where nobody can go. */
  readonly place: string | null;
};

/** Where a page crashes, it says so in its place; header and navigation stay. Around the whole app it is the last resort. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidUpdate({ place }: CrashBoundaryProps) {
    if (this.state.hasCrashed && place !== this.props.place) this.retry();
  }

  private readonly retry = () => this.setState({ hasCrashed: false });

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <LostPartBoundary renderLost={(retry) => <LostPage onRetry={retry} />}>
        <Suspense fallback={<LoadingPage />}>
          {this.props.place === null ? <CrashedApp /> : <CrashedPage onRetry={this.retry} />}
        </Suspense>
      </LostPartBoundary>
    );
  }
}
