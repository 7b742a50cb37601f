/** A chart for a page: without the style of the image, and each state and arrow with the numbers that the page knows it by. */
export const inlineChart = (svg: string, ids: readonly string[]): string => {
  const numberOf = (name: string): number => ids.indexOf(name.replace(/^cluster_/, '').replaceAll('&#45;', '-'));
  return (
    svg
      .replace(/<style>[\s\S]*?<\/style>\n/, '')
      .replaceAll(
        /<g id="[^"]*" class="(node|cluster|edge)([^"]*)">\n<title>([^<]*)<\/title>/g,
        (_, kind: string, more: string, title: string) => {
          if (kind !== 'edge') return `<g class="${kind}${more}" data-state="${numberOf(title)}">`;
          const [from = '', to = ''] = title.split(/-&gt;|&#45;&gt;/);
          return `<g class="${kind}${more}" data-from="${numberOf(from)}" data-to="${numberOf(to)}">`;
        },
      )
      // A state that is filled does not cover its name.
      .replaceAll(/(<text [^\n]*<\/text>\n)((?:<path [^\n]*\/>\n)+)(?=<\/g>)/g, '$2$1')
      .replaceAll(/ font-family="[^"]*"/g, '')
      .replaceAll(/<g id="graph0"/g, '<g')
  );
};
