/** What to do with a failed call (spec M8). */
import { App } from 'antd';
import { useCallback } from 'react';
import { CallError } from '../../client/call.ts';
import { useBackofficeWords } from '../app/words.ts';

/** A 401 and a 404 show nothing here: the first is announced once for the page, the second is silent. */
export const isSilent = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 401 || error.status === 404);

/** The server's sentence; a fault of the page itself has one sentence for all. */
export function useFailureSentence(): (error: unknown) => string {
  const words = useBackofficeWords();
  return (error) => (error instanceof CallError ? error.message : words.crashed.text);
}

/** Shows the server's sentence in an error notice. */
export function useFailureNotice(): (error: unknown) => void {
  const { notification } = App.useApp();
  const words = useBackofficeWords();
  return useCallback(
    (error: unknown) => {
      if (isSilent(error)) return;
      const description = error instanceof CallError ? error.message : words.crashed.text;
      notification.error({ title: words.failed, description });
    },
    [notification, words],
  );
}
