import { App } from 'antd';
import { useRef } from 'react';
import type { Input, Reply, Route } from '../../../../contract/schema/route.ts';
import { type Mutation, useSend } from '../../app/queries.ts';
import { useBackofficeWords } from '../../app/words.ts';
import { changesBetween } from './changes-between.ts';

/** Sends what a form holds and says that it is saved (spec M2.15, M2.18: "更新成功"). */
export function useSave<R extends Route>(change: R | Mutation<R>) {
  const { message } = App.useApp();
  const words = useBackofficeWords();
  const { mutateAsync } = useSend(change);
  return async (body: Input<R> extends { body: infer B } ? B : never): Promise<Reply<R>> => {
    const reply = await mutateAsync({ body } as Input<R>);
    message.success(words.updated);
    return reply;
  };
}

/**
 * Sends what differs from what the form was opened with, or saved as last, so that another tab's changes of other fields
 * stay.
 */
export function useSaveChanges<Values extends object, R extends Route>(
  change: R | Mutation<R>,
  opened: Values,
) {
  const save = useSave(change);
  const known = useRef(opened);
  return async (values: Values): Promise<void> => {
    await save(changesBetween(known.current, values) as Parameters<typeof save>[0]);
    known.current = values;
  };
}
