import { createContext, memo, use, useRef, useState } from 'react';
import { useIsPrerendered } from '#ui/services.tsx';
import { ComingSection } from './ComingSection.tsx';
import { useAwakening } from './section-awakening.tsx';
import type { Section } from './section.types.ts';

/** The HTML of each section by its name, while the page is prerendered. The browser has it on the page already. */
export const PrerenderedSections = createContext<ReadonlyMap<string, string>>(new Map());

/** Its HTML is React's only from the moment in which it comes alive, as a root of its own. */
const PrerenderedSection = memo(({ section }: { readonly section: Section }) => {
  const html = use(PrerenderedSections).get(section.name) ?? '';
  const element = useRef<HTMLDivElement>(null);
  const layer = useAwakening(element, section);
  return (
    <>
      {/* React leaves the content alone that it finds here, whatever it is told of it. */}
      <div
        ref={element}
        data-section={section.name}
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- ours, and only while the page is built
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {layer}
    </>
  );
});

/** A section of the home page below the first screen: it is in the page from the start, and its code comes when it is near the window, gets the focus or is pressed (D42). */
export const LazySection = ({ section }: { readonly section: Section }) => {
  const isPrerendered = useIsPrerendered();
  const [wasPrerendered] = useState(isPrerendered);
  return wasPrerendered ? <PrerenderedSection section={section} /> : <ComingSection section={section} />;
};
