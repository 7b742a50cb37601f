import { Fill, Illustration, Line, Pencil, Shape, type IllustrationProps } from './Illustration.tsx';

/** An open notebook with clean pages: nothing is written yet. */
export const EmptyHistoryIllustration = (props: IllustrationProps) => (
  <Illustration {...props} width={240} height={180}>
    <Fill as="wash" d="M30 84c6-38 62-60 106-54 48 6 84 42 72 82-9 31-66 44-108 38C58 144 24 122 30 84Z" />
    <Shape d="M120 58.500c-23-10.3-50.5-13.5-84.5-9.6-2.2.2-3.3 1.5-3.2 3.700l3.3 84.200c.1 2.3 1.4 3.4 3.7 3.2 32-2.7 58.7.8 80.7 10.5 22-9.7 48.7-13.2 80.7-10.5 2.3.2 3.6-.9 3.7-3.200l3.3-84.200c.1-2.2-1-3.5-3.2-3.7-34-3.9-61.5-.7-84.5 9.600Z" />
    <Line
      as="squares"
      d="M48 62v70M62 61.500v70M76 62.500v71M90 65v71M104 68.500v72M38 76c28-2.6 54 .3 78 8.500M38.5 92c28-2.6 54 .3 78 8.500M39 108c28-2.6 54 .3 78 8.500M39.5 124c28-2.6 54 .3 77 8.500M136 68.500v72M150 65v71M164 62.500v71M178 61.500v70M192 62v70M202 76c-28-2.6-54 .3-78 8.500M201.5 92c-28-2.6-54 .3-78 8.500M201 108c-28-2.6-54 .3-78 8.500M200.5 124c-28-2.6-54 .3-77 8.5"
    />
    <Line d="M120 58.500c-.7 30.6-.7 61.2.1 91.7" />
    <Line as="margin" d="M56 50v86" />
    <Fill as="marker" d="M132 74.500c10-4 21-6.3 33-7l.3 10c-11.6 1-22.3 3.3-32.3 7Z" />
    <Line as="pen" d="M134 80.200c4.3-1.9 8.6-3.3 12.8-4.5" />
    <Pencil x={152} y={74} angle={-38} length={62} />
  </Illustration>
);
