import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { type SampledDecision, sampleRoutes } from '../../../../contract/review/sample.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';
import { type Column, timeColumn } from '../../../backoffice/list/columns/columns.tsx';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useReasonWords, useSampleWords } from '../../words.ts';

const judgeSample = featureOf(sampleRoutes)(sampleRoutes.judgeSample);

/** Decisions of others that were drawn: whether one would have decided the same. */
export function SamplesPage() {
  const words = useSampleWords();
  const list = useList(sampleRoutes.listSamples, {});
  const reasons = useReasonNames();
  const columns: Column<SampledDecision>[] = [
    {
      key: 'thing',
      title: words.thing,
      render: (_, { entity, entity_id, title, company }) => (
        <>
          <div className="quiet">
            {words.entities[entity]} #{entity_id}
          </div>
          <div className="breakable">{title}</div>
          <div className="quiet breakable">{company}</div>
        </>
      ),
    },
    {
      key: 'decision',
      title: words.decision,
      render: (_, { kind, reasons: given, note }) => (
        <>
          <strong>{words.kinds[kind]}</strong>
          {given.length > 0 && <div>{given.map((reason) => reasons[reason] ?? reason).join(', ')}</div>}
          {note && <div className="pre quiet breakable">{note}</div>}
        </>
      ),
    },
    { key: 'by', title: words.by, width: 140, render: (_, { by }) => by },
    timeColumn('when', words.when, (row) => row.decided_at),
    { key: 'judgement', title: words.judgement, width: 220, render: (_, row) => <Judgement row={row} /> },
  ];
  return (
    <ListPage
      notice={<p className="quiet">{words.intro}</p>}
      list={list}
      columns={columns}
      empty={words.empty}
    />
  );
}

/** Of every kind of entry, by their codes. */
function useReasonNames(): Record<string, string> {
  const words = useReasonWords();
  return { ...words.certification, ...words.purchase, ...words.shop, ...words.product };
}

function Judgement({ row: { id } }: { row: SampledDecision }) {
  const words = useSampleWords();
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const judge = useAction(judgeSample, { done: words.judged, onDone: () => setAsking(false) });
  const params = { id };
  return (
    <div className="row">
      <Button loading={judge.busy} onClick={() => void judge.run({ params, body: { agrees: true } })}>
        {words.agree}
      </Button>
      <Button danger disabled={judge.busy} onClick={() => setAsking(true)}>
        {words.disagree}
      </Button>
      <Modal
        open={asking}
        title={words.disagreeTitle}
        okText={words.send}
        okButtonProps={{ loading: judge.busy, disabled: note.trim() === '' }}
        onOk={() => void judge.run({ params, body: { agrees: false, note: note.trim() } })}
        onCancel={() => setAsking(false)}
        destroyOnHidden
      >
        <Input.TextArea
          aria-label={words.note}
          value={note}
          maxLength={500}
          showCount
          autoSize={{ minRows: 3, maxRows: 8 }}
          onChange={({ target }) => setNote(target.value)}
        />
      </Modal>
    </div>
  );
}
