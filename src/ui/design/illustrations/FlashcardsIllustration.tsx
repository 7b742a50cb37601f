import { Fill, Illustration, Letters, Line, Shape, type IllustrationProps } from './Illustration.tsx';

/** A card that has just been turned. */
export const FlashcardsIllustration = (props: IllustrationProps) => (
  <Illustration {...props} width={240} height={180}>
    <Fill as="wash" d="M40 66c14-34 70-48 116-36 40 10 62 46 47 82-14 34-72 48-116 35C44 134 26 102 40 66Z" />
    <Shape d="M61.5 56.2 151 32.600c4-1 6.6.5 7.6 4.400l15.8 61.500c1 4-.5 6.7-4.5 7.700l-89.3 23.500c-4 1-6.7-.4-7.7-4.400L57 63.800c-1-4 .5-6.6 4.5-7.600Z" />
    <Line as="thin" d="M72 72.500l56-14.700M76 87.300l40-10.5" />
    <Shape d="M84 66.500c30.8-1.3 61.7-1.4 92.5-.3 4.1.2 6.2 2.3 6.3 6.4.7 21.2.6 42.5-.1 63.7-.2 4.1-2.3 6.2-6.4 6.3-30.8 1-61.6.9-92.4-.2-4.1-.2-6.2-2.3-6.3-6.4-.7-21-.7-42 .1-63.1.2-4.1 2.2-6.2 6.3-6.400Z" />
    <Fill as="marker" d="M95 112.500c23-2 47-2 70-.3l-.6 12.800c-23 1.3-46 1.2-69-.3Z" />
    <Letters x={130} y={104} size={25}>
      a²+b²
    </Letters>
    <Line as="thin" d="M96.5 118.600c22-.8 44-.8 66.5 0" />
    <Line as="pen" d="M190 47c13.5 5 22 14.6 24.6 28.500M206.5 69.600l8.6 7.6 5-10.4" />
    <Line as="thin" d="M42 138c-5 2.2-8.6 5.4-11 9.800M52 149c-2.7 3.4-4.2 7-4.6 11.3" />
  </Illustration>
);
