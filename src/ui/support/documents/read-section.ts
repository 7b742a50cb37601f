import { useEffect, useState } from 'react';

/** A band below the header: whichever section reaches into it is being read. */
const BAND = '-15% 0px -75% 0px';

/** The id of the section that is being read. */
export const useReadSection = (ids: readonly string[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (reached !== undefined) setCurrent(reached.target.id);
      },
      { rootMargin: BAND },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
};
