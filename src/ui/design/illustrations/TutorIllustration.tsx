import { Fill, Illustration, Letters, Line, Pencil, Shape, type IllustrationProps } from './Illustration.tsx';

/** Stairs: one step at a time, the next one lit, the answer still above. */
export const TutorIllustration = (props: IllustrationProps) => (
  <Illustration {...props} width={240} height={180}>
    <Fill as="wash" d="M31 152c-9-38 14-84 62-104 42-17 96-8 114 26 14 27 7 58-3 80Z" />
    <Shape d="M40 154.500V128.400c14.8-.5 29.5-.2 44.3.2V103.200c14.6-.6 29.2-.3 43.9.1V78.200c14.5-.4 29-.2 43.5.1V53.400c12.6-.5 25.3-.2 37.9.2V154.700Z" />
    <Fill as="marker" d="M88 101.500c14-1.6 27-1.4 43 -.4l-.5 12.500c-15 .8-28 .9-43-.3Z" />
    <Line d="M84.3 103.200c14.6-.6 29.2-.3 43.9.1" />
    <Line as="thin" d="M84.4 128.600v25.700M128.3 103.400v51M171.8 78.400v76" />
    <Line d="M27 154.600c61-.9 122-1 187 .2" />
    <Line d="M190.4 53.200V19.6" />
    <Fill as="marker" d="M193 22.500c8-3 15 3 25-.5l-1.5 16.500c-9 3-15-2.5-23 .5Z" />
    <Line d="M190.4 20.400c8.6-3.4 16.2 3 25.2-.6l-1.4 16.800c-8.6 3-15.4-2.6-23.6.4" />
    <Letters x={62} y={147} size={15}>
      1
    </Letters>
    <Letters x={106} y={135} size={15} as="blue">
      2
    </Letters>
    <Letters x={150} y={110} size={15}>
      3
    </Letters>
    <Line as="hint" d="M64 118c3-19 17-29 33-27" />
    <Line as="thin" d="M91.5 85.500l8.6 5.4-7.5 6.8" />
    <Pencil x={58} y={70} angle={-142} length={58} />
    <Line as="thin" d="M66 76c3 2.5 4 5 3.5 8.5" />
  </Illustration>
);
