import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

export type Tone = 'info' | 'warning' | 'error' | 'success';

const ICONS = { info: Info, warning: TriangleAlert, error: CircleAlert, success: CircleCheck } satisfies Record<
  Tone,
  unknown
>;

/** The sign of a tone: colour alone never tells what happened. */
export const ToneIcon = ({ tone }: { readonly tone: Tone }) => {
  const Icon = ICONS[tone];
  return <Icon aria-hidden size={22} />;
};
