/** A picture's place: `360×740 dark/tutor guides.png`. */
export interface Picture {
  /** Size and theme: `360×740 dark`. */
  readonly look: string;
  readonly screen: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const figure = ({ look, screen }: Picture): string => {
  const address = `${encodeURIComponent(look)}/${encodeURIComponent(screen)}.png`;
  return `<figure data-look="${escaped(look)}"><a href="${address}"><img src="${address}" alt="${escaped(`${screen}, ${look}`)}" loading="lazy"></a><figcaption>${escaped(look)}</figcaption></figure>`;
};

/** A page with every screen in a row of its own, one picture for each size and theme. */
export const contactSheet = (pictures: readonly Picture[]): string => {
  const screens = [...new Set(pictures.map(({ screen }) => screen))].toSorted();
  const rows = screens.map((screen) => {
    const own = pictures
      .filter((picture) => picture.screen === screen)
      .toSorted((a, b) => a.look.localeCompare(b.look));
    return `<section><h2 id="${escaped(screen)}">${escaped(screen)}</h2><div>${own.map(figure).join('')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Screens</title><style>
body { font: 16px system-ui; margin: 2rem; background: #8886; }
div { display: flex; gap: 1rem; align-items: start; overflow-x: auto; }
figure { margin: 0; } img { block-size: 420px; border-radius: 8px; box-shadow: 0 1px 6px #0006; }
</style></head><body><h1>${screens.length} screens, ${pictures.length} pictures</h1>
${rows.join('\n')}
</body></html>
`;
};
