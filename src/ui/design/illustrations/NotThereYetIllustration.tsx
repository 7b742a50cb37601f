import { Fill, Illustration, Line, Pencil, type IllustrationProps } from './Illustration.tsx';

/** A page half drawn: the rest is still a sketch. */
export const NotThereYetIllustration = (props: IllustrationProps) => (
  <Illustration {...props} width={240} height={180}>
    <Fill as="wash" d="M42 50c26-34 100-36 134-10 30 24 34 76 4 100-30 23-102 24-130-2C28 116 24 74 42 50Z" />
    <Fill as="paper" d="M66 28h96v126H66Z" />
    <Line d="M124 28.300c-19.4-.6-38.7-.5-58.1.2-2 .1-3 1.1-3 3.1-.6 39.7-.6 79.4 0 119.2 0 2 1 3 3 3.1 8.5.3 17 .5 25.5.5" />
    <Line as="hint" d="M135 28.500l24 .3c4 .1 6 2 6 6v112c0 5-2 7-7 7l-56 .4" />
    <Fill as="marker" d="M76 44.500c17-1.7 34-1.7 50-.3l-.5 12.500c-16 1-33 1-50-.3Z" />
    <Line as="thin" d="M77 50.600c14-.6 29-.6 44 0M77 68c9-.4 18-.4 26 0" />
    <Line d="M77 127.500V88.500c9.6-.4 19.3-.4 28.9 0" />
    <Line d="M77 127.500c6.5.3 13 .3 19.5.2" />
    <Line as="hint" d="M113 88.500h36v39h-44M77 141h66M112 68h38" />
    <Pencil x={107} y={88.5} angle={-36} length={80} />
  </Illustration>
);
