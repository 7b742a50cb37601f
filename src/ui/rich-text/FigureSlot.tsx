import { Component, lazy, Suspense, type ReactNode } from 'react';

const FigureBlock = lazy(async () => ({ default: (await import('#ui/figures/FigureBlock.tsx')).FigureBlock }));

class SourceOnFailure extends Component<
  { readonly source: ReactNode; readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.source : this.props.children;
  }
}

/** A picture, and until it is drawn what it was written as. */
export const FigureSlot = ({ source }: { readonly source: string }) => {
  const written = <pre>{source}</pre>;
  return (
    <SourceOnFailure source={written}>
      <Suspense fallback={written}>
        <FigureBlock source={source} />
      </Suspense>
    </SourceOnFailure>
  );
};
