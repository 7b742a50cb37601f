/** A picture's place: `360-dark/tutor guides.png`. */
export interface Picture {
  /** Width and theme: `360-dark`. */
  readonly project: string;
  readonly screen: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const figure = ({ project, screen }: Picture): string => {
  const address = `${project}/${encodeURIComponent(screen)}.png`;
  return `<figure data-project="${escaped(project)}"><a href="${address}"><img src="${address}" alt="${escaped(`${screen}, ${project}`)}" loading="lazy"></a><figcaption>${escaped(project)}</figcaption></figure>`;
};

/** A page with every screen in a row of its own, one picture for each width and theme. */
export const contactSheet = (pictures: readonly Picture[]): string => {
  const screens = [...new Set(pictures.map(({ screen }) => screen))].toSorted();
  const rows = screens.map((screen) => {
    const own = pictures
      .filter((picture) => picture.screen === screen)
      .toSorted((a, b) => a.project.localeCompare(b.project));
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
