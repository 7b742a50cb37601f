/* oxlint-disable unicorn/consistent-function-scoping -- the page knows nothing of this file */
/** Runs in a page that shows a chart: which of its words cover something, are covered by it or leave the picture. */
export const coveredWords = (): readonly string[] => {
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const all = <Kind extends Element>(selector: string, within: ParentNode = document): readonly Kind[] => [
    ...within.querySelectorAll<Kind>(selector),
  ];
  /** Of the letters: a line is higher, and Graphviz keeps spaces behind them. */
  const lettersOf = (text: SVGTextElement): Box => {
    const { left, top, bottom } = text.getBoundingClientRect();
    const letters = (text.textContent ?? '').trimEnd().length;
    const scale = text.getScreenCTM()?.a ?? 1;
    const leading = (bottom - top) / 8;
    return {
      left,
      top: top + leading,
      right: left + text.getSubStringLength(0, letters) * scale,
      bottom: bottom - leading,
    };
  };
  const words = all('.edge, .cluster').flatMap((owner) =>
    all<SVGTextElement>('text', owner)
      .filter(({ textContent }) => (textContent ?? '').trim() !== '')
      .map((text) => ({ owner, said: (text.textContent ?? '').trim(), box: lettersOf(text) })),
  );
  const doMeet = (one: Box, other: Box): boolean =>
    one.left + 0.5 < other.right &&
    other.left + 0.5 < one.right &&
    one.top + 0.5 < other.bottom &&
    other.top + 0.5 < one.bottom;
  // Nearer to each other than letters are high.
  const STEP = 4;
  const pointsOf = (path: SVGGeometryElement): readonly { readonly x: number; readonly y: number }[] => {
    const { a, d, e, f } = path.getScreenCTM() ?? new DOMMatrix();
    return Array.from({ length: Math.ceil(path.getTotalLength() / STEP) }, (_, at) => {
      const { x, y } = path.getPointAtLength(at * STEP);
      return { x: x * a + e, y: y * d + f };
    });
  };
  const nameOf = (shape: Element): string => shape.querySelector('title')?.textContent ?? '';
  const states = all('.node').flatMap((node) =>
    all('path, ellipse', node).map((shape) => ({ name: nameOf(node), box: shape.getBoundingClientRect() })),
  );
  const lines = all('.edge, .cluster').flatMap((shape) =>
    all<SVGGeometryElement>('path, polygon', shape)
      .slice(0, 1)
      .map((line) => ({ name: nameOf(shape), points: pointsOf(line) })),
  );
  const picture = document.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
  return words.flatMap(({ owner, said, box }, index) => [
    ...words
      .slice(index + 1)
      .filter((other) => other.owner !== owner && doMeet(box, other.box))
      .map((other) => `“${said}” and “${other.said}”`),
    ...states.filter((state) => doMeet(box, state.box)).map(({ name }) => `“${said}” and the state ${name}`),
    ...lines
      .filter(({ points }) =>
        points.some(
          ({ x, y }) => x > box.left + 0.5 && x < box.right - 0.5 && y > box.top + 0.5 && y < box.bottom - 0.5,
        ),
      )
      .map(({ name }) => `“${said}” and the line ${name}`),
    ...(box.left < picture.left || box.right > picture.right ? [`“${said}” and the edge of the picture`] : []),
  ]);
};
