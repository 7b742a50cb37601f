import { useEffect, useRef, type ReactNode } from 'react';

type ArrivalHeadingProps = {
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The heading of what has just come in the place of something else: whoever made it come goes on there, and sees it, however far down they were. A key of its own for each arrival. */
export const ArrivalHeading = ({ id, className, children }: ArrivalHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className={className}>
      {children}
    </h2>
  );
};
