import { Button } from '#ui/design/Button.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { useApp } from '#ui/services.tsx';
import { homeTexts as texts } from '#ui/texts/home.pl.ts';
import { shellTexts } from '#ui/texts/shell.pl.ts';

/** To a visitor who was led here from a page for members: why, and the way there. */
export const AskedElsewhere = ({ place }: { readonly place: string }) => {
  const { authDialog } = useApp();
  return (
    <Notice
      tone="info"
      action={
        <Button size="small" onClick={() => authDialog.send({ type: 'pupil.loginRequested', destination: place })}>
          {shellTexts.logIn}
        </Button>
      }
    >
      {texts.asked}
    </Notice>
  );
};
