/** What cannot be drawn stays as it was written. */
export const FigureBlock = ({ source }: { readonly source: string }) => (
  <pre>
    <code>{source}</code>
  </pre>
);
