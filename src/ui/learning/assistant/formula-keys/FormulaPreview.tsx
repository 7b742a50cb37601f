import { render } from 'katex';
import { memo, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import '#ui/rich-text/formula.css';
import styles from './FormulaPreview.module.css';
import { typedFormulas } from './preview.rules.ts';

const setFormula = (tex: string): Node => {
  const box = document.createElement('span');
  try {
    render(`\\displaystyle ${tex}`, box, { output: 'html', throwOnError: true, strict: 'ignore', trust: false });
  } catch {
    // Nothing rather than something broken.
    box.replaceChildren();
  }
  return box;
};

/** What is typed, as it will look. It says nothing that the field does not say, and typing does not wait for it. */
export const FormulaPreview = memo(({ draft }: { readonly draft: string }) => {
  const box = useRef<HTMLDivElement>(null);
  const calm = useDeferredValue(draft);
  const formulas = useMemo(() => typedFormulas(calm), [calm]);
  const source = formulas.join('\n');
  useLayoutEffect(() => {
    box.current?.replaceChildren(...(source === '' ? [] : source.split('\n').map(setFormula)));
  }, [source]);
  return <div ref={box} className={styles.preview} aria-hidden="true" hidden={source === ''} />;
});
