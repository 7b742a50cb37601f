import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import type { AiBlock } from '#ui/access/ai-block.view.ts';
import { aiBlockTexts } from '#ui/texts/access.pl.ts';

const ACTION_TARGET: Readonly<Record<AiBlock, string>> = {
  guardian_missing: '/account',
  no_subscription: '/pricing',
  points_depleted: '/pricing',
  trial_expired: '/pricing',
};

/** Why nothing would be answered, and the way out. The composer stays: a cry for help is answered to everybody (R8). */
export const AiBlockNotice = ({ block }: { readonly block: AiBlock }) => (
  <Notice
    tone="warning"
    isLive={false}
    action={
      <ButtonLink size="small" to={ACTION_TARGET[block]}>
        {aiBlockTexts[block].action}
      </ButtonLink>
    }
  >
    {aiBlockTexts[block].text}
  </Notice>
);
