import { Button } from '#ui/design/Button.tsx';
import { GoogleMark } from '#ui/design/illustrations/GoogleMark.tsx';
import { identityTexts as texts } from '#ui/texts/identity.pl.ts';

interface GoogleButtonProps {
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
}

export const GoogleButton = ({ isBusy = false, isDisabled = false, onChoose }: GoogleButtonProps) => (
  <Button variant="secondary" isWide isPending={isBusy} disabled={isDisabled} icon={<GoogleMark />} onClick={onChoose}>
    {texts.google}
  </Button>
);
