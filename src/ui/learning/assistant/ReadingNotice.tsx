import type { AiBlockReason } from '#domain/entitlement/ai-access.rules.ts';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { readingTexts } from '#ui/texts/access.pl.ts';

/** In the place of the composer: why nothing can be asked here, the way to the plans, and whom to call when it is urgent (D40, R8). */
export const ReadingNotice = ({ block }: { readonly block: AiBlockReason }) => (
  <Notice
    tone="info"
    isLive={false}
    title={readingTexts.reasons[block]}
    action={
      <ButtonLink size="small" to="/pricing">
        {readingTexts.plans}
      </ButtonLink>
    }
  >
    {readingTexts.text} {readingTexts.help}
  </Notice>
);
