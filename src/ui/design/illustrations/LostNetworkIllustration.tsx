import { Fill, Illustration, Line, Shape, type IllustrationProps } from './Illustration.tsx';

/** A telephone of two tins, and its string has snapped. */
export const LostNetworkIllustration = (props: IllustrationProps) => (
  <Illustration {...props} width={240} height={180}>
    <Fill as="wash" d="M28 104c0-40 48-70 98-66 44 4 88 28 86 68-2 34-50 46-94 44-48-2-90-14-90-46Z" />
    <g transform="translate(58 92) rotate(-14)">
      <Fill as="marker" d="M-22 -22h44l-2 52h-38Z" />
      <Shape
        as="paper"
        d="M-25.5 -30.500c.2-4.8 11-7.8 25.3-7.9 14.6 0 25.6 3 25.7 7.8-.1 4.9-11.2 7.9-25.6 7.9-14.3 0-25.3-3.1-25.4-7.800Z"
      />
      <Line d="M-25.5 -30.500c1 20.5 2 41 3.2 61.5.4 4.6 10 7.5 22.3 7.500s22-2.9 22.4-7.500c1.2-20.5 2.2-41 3.1-61.5" />
      <Line
        as="thin"
        d="M-24.5 -12c5.6 4.5 14 6.3 24.5 6.300s19-1.8 24.5-6.300M-23.3 12c5.6 4.2 13.7 6 23.3 6s18-1.8 23.4-6"
      />
    </g>
    <g transform="translate(184 84) rotate(16)">
      <Fill as="marker" d="M-22 -8h44l-3 38h-38Z" />
      <Shape
        as="paper"
        d="M-25.5 -30.500c.2-4.8 11-7.8 25.3-7.9 14.6 0 25.6 3 25.7 7.8-.1 4.9-11.2 7.9-25.6 7.9-14.3 0-25.3-3.1-25.4-7.800Z"
      />
      <Line d="M-25.5 -30.500c1 20.5 2 41 3.2 61.5.4 4.6 10 7.5 22.3 7.500s22-2.9 22.4-7.500c1.2-20.5 2.2-41 3.1-61.5" />
      <Line
        as="thin"
        d="M-24.5 -12c5.6 4.5 14 6.3 24.5 6.300s19-1.8 24.5-6.300M-23.3 12c5.6 4.2 13.7 6 23.3 6s18-1.8 23.4-6"
      />
    </g>
    <Line as="pen" d="M67 129c6 20 22 27 33 17 8.6-8 1.5-17.5-4.5-12.5-6.6 5.7 2 16 11.5 13.5" />
    <Line as="pen" d="M173.5 121c-3 14-9 23.5-18.5 22.5-8-.8-8.6-9.5-16.6-9.7" />
    <Line as="thin" d="M117 126l-3.5-7.500M122.5 123.500l1.6-8.200M128.5 126.500l6-5.600M112 135.500l-1.5.5" />
  </Illustration>
);
