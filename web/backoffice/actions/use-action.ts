import { App } from 'antd';
import type { Input, Reply, Route } from '../../../contract/schema/route.ts';
import { type Mutation, useSend } from '../app/queries.ts';
import { useFailureNotice } from '../parts/failure.ts';

interface Options<R extends Route> {
  /** What the toast says after it was done. */
  done?: string | ((reply: Reply<R>) => string);
  onDone?(reply: Reply<R>, input: Input<R>): unknown;
  /** Instead of the notice with the server's sentence. */
  onFailure?(error: unknown, input: Input<R>): void;
}

export interface Action<R extends Route> {
  /** Whether it was done; a failure has been shown by then. */
  run(input: Input<R>): Promise<boolean>;
  busy: boolean;
}

/** Something the user does: sends it, makes the feature's answers old, and says what became of it. */
export function useAction<R extends Route>(
  change: R | Mutation<R>,
  { done, onDone, onFailure }: Options<R> = {},
): Action<R> {
  const { message } = App.useApp();
  const showFailure = useFailureNotice();
  const { mutateAsync, isPending } = useSend(change);
  const run = async (input: Input<R>) => {
    try {
      const reply = await mutateAsync(input);
      if (done) message.success(typeof done === 'function' ? done(reply) : done);
      await onDone?.(reply, input);
      return true;
    } catch (error) {
      (onFailure ?? showFailure)(error, input);
      return false;
    }
  };
  return { run, busy: isPending };
}
