import { useApp } from '#ui/services.tsx';

/** Gives a text to the clipboard, and says so; or that the browser did not let it, as it does without a permission and off secure addresses. */
export const useCopy = () => {
  const { toasts } = useApp();
  return async (text: string): Promise<void> => {
    const isCopied = await (async () => navigator.clipboard.writeText(text))().then(
      () => true,
      () => false,
    );
    toasts.send({
      type: 'toast.requested',
      toast: isCopied ? { type: 'info', topic: 'assistant/copied' } : { type: 'error', topic: 'assistant/uncopied' },
    });
  };
};
