import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { NotThereYetIllustration } from '#ui/design/illustrations/NotThereYetIllustration.tsx';
import { resultTexts } from '#ui/texts/billing.pl.ts';
import { Result } from './Result.tsx';

const texts = resultTexts.cancelled;

/** /payment/cancel: nothing was paid (S2 §2.110–2.113). */
export const PaymentCancelledPage = () => (
  <Result
    illustration={<NotThereYetIllustration />}
    title={texts.title}
    actions={
      <>
        <ButtonLink to="/pricing">{texts.retry}</ButtonLink>
        <ButtonLink variant="secondary" to="/">
          {texts.home}
        </ButtonLink>
        <ButtonLink variant="secondary" to="/kontakt">
          {texts.contact}
        </ButtonLink>
      </>
    }
  >
    <p>{texts.text}</p>
  </Result>
);
