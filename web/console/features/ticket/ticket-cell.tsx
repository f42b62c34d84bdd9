import { CheckOutlined, UndoOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import type { idParams } from '../../../../contract/schema/page.ts';
import type { Route } from '../../../../contract/schema/route.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import type { Mutation } from '../../../backoffice/app/queries.ts';
import { useFailureNotice } from '../../../backoffice/parts/failure.ts';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { CallError } from '../../../client/call.ts';
import { useTicketWords } from '../../words.ts';

type ById = Omit<Route, 'params' | 'query' | 'body'> & {
  params: typeof idParams;
  query?: undefined;
  body?: undefined;
};

export interface ResolutionProps {
  ticket: { id: number; handled: { by: string; at: string } | null };
  resolve: Mutation<ById>;
  reopen: Mutation<ById>;
  /** Resolving is not what is mostly done here. */
  plain?: boolean;
}

/** By whom and when, with the way back; or the button that resolves it. */
export function ResolutionCell({
  ticket: { id, handled: resolution },
  resolve,
  reopen,
  plain,
}: ResolutionProps) {
  const text = useTicketWords();
  const { message } = App.useApp();
  const showFailure = useFailureNotice();
  const onFailure = (error: unknown) => {
    if (error instanceof CallError && error.status === 409) message.info(text.conflict);
    else showFailure(error);
  };
  const resolving = useAction(resolve, { onFailure });
  const reopening = useAction(reopen, { onFailure });
  const input = { params: { id } };
  if (!resolution)
    return (
      <Button
        type={plain ? 'default' : 'primary'}
        icon={<CheckOutlined />}
        loading={resolving.busy}
        onClick={() => resolving.run(input)}
      >
        {text.resolve}
      </Button>
    );
  return (
    <>
      <div>{resolution.by}</div>
      <div className="quiet numbers">{dayAndTime(resolution.at)}</div>
      <Button
        type="link"
        size="small"
        className="flush-link"
        icon={<UndoOutlined />}
        loading={reopening.busy}
        onClick={() => reopening.run(input)}
      >
        {text.reopen}
      </Button>
    </>
  );
}
