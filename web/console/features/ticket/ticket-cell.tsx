import { CheckOutlined, UndoOutlined } from '@ant-design/icons';
import { App, Button, Segmented } from 'antd';
import type { Input, Route } from '../../../../contract/route.ts';
import { HANDLED_STATES, type HandledState } from '../../../../contract/ticket.ts';
import { useFailureNotice } from '../../../backoffice/failure.ts';
import { dayAndTime } from '../../../backoffice/format.ts';
import { useSend } from '../../../backoffice/queries.ts';
import { CallError } from '../../../client/call.ts';
import { useTicketWords } from '../../words.ts';

export function StateFilter({
  state,
  onChange,
}: {
  state: HandledState;
  onChange(state: HandledState): void;
}) {
  const ticket = useTicketWords();
  return (
    <Segmented
      className="state-filter"
      value={state}
      onChange={onChange}
      options={HANDLED_STATES.map((value) => ({ value, label: ticket.states[value] }))}
    />
  );
}

type ById = Route & { params: NonNullable<Route['params']> };

/** By whom and when, with the way back; or the button that marks it. */
export function HandledCell<H extends ById, R extends ById>({
  id,
  handled,
  handle,
  reopen,
  refreshes,
}: {
  id: number;
  handled: { by: string; at: string } | null;
  handle: H;
  reopen: R;
  refreshes: readonly Route[];
}) {
  const ticket = useTicketWords();
  const { message } = App.useApp();
  const notice = useFailureNotice();
  const marking = useSend(handle, refreshes);
  const unmarking = useSend(reopen, refreshes);
  const text = ticket;
  const told = (error: unknown) =>
    error instanceof CallError && error.status === 409 ? void message.info(text.conflict) : notice(error);
  const input = { params: { id } };
  if (!handled)
    return (
      <Button
        type="primary"
        icon={<CheckOutlined />}
        loading={marking.isPending}
        onClick={() => marking.mutate(input as unknown as Input<H>, { onError: told })}
      >
        {text.handle}
      </Button>
    );
  return (
    <>
      <div>{handled.by}</div>
      <div className="quiet numbers">{dayAndTime(handled.at)}</div>
      <Button
        type="link"
        size="small"
        className="flush-link"
        icon={<UndoOutlined />}
        loading={unmarking.isPending}
        onClick={() => unmarking.mutate(input as unknown as Input<R>, { onError: told })}
      >
        {text.reopen}
      </Button>
    </>
  );
}
