import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import type { AiBlock } from '#ui/access/ai-block.view.ts';
import { aiBlockTexts } from '#ui/texts/access.pl.ts';

const WAYS_OUT: Readonly<Record<AiBlock, string>> = {
  guardian_missing: '/account',
  no_subscription: '/pricing',
  points_depleted: '/pricing',
  trial_expired: '/pricing',
};

/** In the place of the composer, while nothing could be answered: why, and the way out. What was typed is kept for its thread. */
export const ClosedComposer = ({ block }: { readonly block: AiBlock }) => (
  <Notice
    tone="warning"
    action={
      <ButtonLink size="small" to={WAYS_OUT[block]}>
        {aiBlockTexts[block].action}
      </ButtonLink>
    }
  >
    {aiBlockTexts[block].text}
  </Notice>
);
