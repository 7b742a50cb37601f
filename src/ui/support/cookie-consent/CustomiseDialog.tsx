import { Button } from '#ui/design/Button.tsx';
import { Checkbox } from '#ui/design/Checkbox.tsx';
import { Dialog } from '#ui/design/Dialog.tsx';
import type { ConsentCategory, ConsentChoices } from '#domain/support/cookie-consent/cookie-consent.types.ts';
import { cookieTexts } from '#ui/texts/cookie-consent.pl.ts';

const { dialog: texts, kinds } = cookieTexts;

const OPTIONAL = ['analytics', 'marketing'] as const satisfies readonly ConsentCategory[];

export type CustomiseDialogProps = {
  readonly choices: ConsentChoices;
  readonly onChange: (category: ConsentCategory, isAllowed: boolean) => void;
  readonly onSave: () => void;
  readonly onAcceptAll: () => void;
  readonly onRejectAll: () => void;
  readonly onClose: () => void;
};

/** The choice, one by one; what is necessary stays on, and nothing else is ticked beforehand (S1 §2.48, §4.103, R8). */
export const CustomiseDialog = ({
  choices,
  onChange,
  onSave,
  onAcceptAll,
  onRejectAll,
  onClose,
}: CustomiseDialogProps) => (
  <Dialog
    isOpen
    onClose={onClose}
    title={texts.title}
    closeLabel={texts.close}
    footer={
      <>
        <Button variant="secondary" onClick={onAcceptAll}>
          {texts.acceptAll}
        </Button>
        <Button variant="secondary" onClick={onRejectAll}>
          {texts.rejectAll}
        </Button>
        <Button onClick={onSave}>{texts.save}</Button>
      </>
    }
  >
    <p>{texts.intro}</p>
    <Checkbox
      label={kinds.necessary.title}
      description={kinds.necessary.hint}
      isChecked
      disabled
      onChange={() => undefined}
    />
    {OPTIONAL.map((category) => (
      <Checkbox
        key={category}
        label={kinds[category].title}
        description={kinds[category].hint}
        isChecked={choices[category]}
        onChange={(isAllowed) => onChange(category, isAllowed)}
      />
    ))}
  </Dialog>
);
