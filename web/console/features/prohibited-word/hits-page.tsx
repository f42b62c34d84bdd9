import { CheckOutlined, PictureOutlined, StopOutlined } from '@ant-design/icons';
import { Avatar, Button, Space, Tag } from 'antd';
import { useState } from 'react';
import {
  prohibitedWordRoutes,
  WORD_HIT_FILTERS,
  type WordHitFilter,
  type WordHitItem,
} from '../../../../contract/catalogue/prohibited-word.ts';
import { WORD_HIT_STATUS } from '../../../../domain/catalogue/word-list.ts';
import type { ProductRejectReason } from '../../../../domain/product/product-review.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { BulkButton } from '../../../backoffice/list/bulk/bulk-button.tsx';
import { useBulkAction, useRowOutcomes } from '../../../backoffice/list/bulk/use-bulk-action.tsx';
import { type Column, timeColumn } from '../../../backoffice/list/columns/columns.tsx';
import { SegmentedFilter } from '../../../backoffice/list/filters.tsx';
import { oneOf, wholeNumber } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { publicUrl, shopUrl } from '../../../client/host.ts';
import { useProhibitedWordWords, useReasonWords } from '../../words.ts';
import { RejectDialog, type Rejection } from '../stream/reject-dialog.tsx';
import { keepHits, takeDownHits } from './prohibited-word.queries.ts';
import { Marked } from './word-preview.tsx';

interface Asked {
  limit: number;
  offset: number;
  state?: WordHitFilter;
  word?: number;
}

/** Live products that hold a prohibited word: kept or taken down, alone or many at once. */
export function WordHitsPage() {
  const text = useProhibitedWordWords();
  const words = text.queue;
  const { product: reasons } = useReasonWords();
  const [asking, setAsking] = useState<readonly number[]>([]);
  const list = useList(prohibitedWordRoutes.listWordHits, {
    filters: { state: oneOf(WORD_HIT_FILTERS), word: wholeNumber },
    input: ({ state = 'open', ...query }: Asked) => ({ query: { ...query, state } }),
  });
  const nameOf = ({ product }: WordHitItem) => product.title;
  const keep = useBulkAction<WordHitItem>(keepHits, list, { nameOf, done: words.kept });
  const onDone = useRowOutcomes<WordHitItem>(list, { nameOf, done: words.takenDown });
  const takeDown = useAction(takeDownHits, { onDone });
  const reject = async (why: Rejection<ProductRejectReason>) => {
    await takeDown.run({ body: { ids: [...asking], ...why } });
    setAsking([]);
  };
  const columns: Column<WordHitItem>[] = [
    { key: 'product', title: words.product, render: (_, item) => <Product item={item} /> },
    {
      key: 'word',
      title: text.word,
      width: 190,
      className: 'breakable',
      render: (_, { word }) => (
        <>
          <strong>{word.word}</strong>
          <div className="quiet">{word.reason ? text.reasons[word.reason] : text.noReason}</div>
        </>
      ),
    },
    {
      key: 'where',
      title: words.where,
      className: 'breakable',
      render: (_, { field, excerpt, word }) => (
        <>
          <Tag>{text.fields[field] ?? field}</Tag>
          <div>
            <Marked text={excerpt} word={word.word} />
          </div>
        </>
      ),
    },
    timeColumn('found', words.found, ({ found_at }) => found_at),
    {
      key: 'decision',
      title: words.decision,
      width: 190,
      render: (_, item) => (
        <Decision
          item={item}
          busy={keep.busy || takeDown.busy}
          onKeep={() => void keep.act([item.id])}
          onTakeDown={() => setAsking([item.id])}
        />
      ),
    },
  ];
  const only = list.filters.word === undefined ? undefined : list.rows[0]?.word.word;
  return (
    <>
      <ListPage
        filters={
          <>
            <SegmentedFilter
              list={list}
              name="state"
              label={words.state}
              options={WORD_HIT_FILTERS.map((value) => ({ value, label: words.states[value] }))}
            />
            {only !== undefined && (
              <Tag closable onClose={() => list.narrow({ word: undefined })}>
                {words.one(only)}
              </Tag>
            )}
          </>
        }
        list={list}
        columns={columns}
        empty={words.empty}
        bulk={
          <>
            <BulkButton
              selection={list.selection}
              icon={<CheckOutlined />}
              busy={keep.busy}
              act={(ids) => void keep.act(ids)}
            >
              {words.keep}
            </BulkButton>
            <BulkButton selection={list.selection} danger icon={<StopOutlined />} act={setAsking}>
              {words.takeDown}
            </BulkButton>
          </>
        }
      />
      <RejectDialog
        open={asking.length > 0}
        reasons={reasons}
        title={words.takeDownTitle(asking.length)}
        onCancel={() => setAsking([])}
        onReject={reject}
      />
    </>
  );
}

function Product({ item: { product, company } }: { item: WordHitItem }) {
  return (
    <div className="entry-cell">
      <Avatar shape="square" size={48} src={product.image} icon={<PictureOutlined />} alt="" />
      <div className="breakable">
        <a href={publicUrl(`/product-detail/${product.id}.html`)} target="_blank" rel="noopener noreferrer">
          {product.title}
        </a>
        <div className="quiet">
          {company.domain ? (
            <a href={shopUrl(company.domain)} target="_blank" rel="noopener noreferrer">
              {company.name}
            </a>
          ) : (
            company.name
          )}
        </div>
      </div>
    </div>
  );
}

interface DecisionProps {
  item: WordHitItem;
  busy: boolean;
  onKeep(): void;
  onTakeDown(): void;
}

function Decision({ item, busy, onKeep, onTakeDown }: DecisionProps) {
  const words = useProhibitedWordWords().queue;
  const { status, decided, can_decide } = item;
  if (can_decide)
    return (
      <Space size="small" wrap>
        <Button size="small" icon={<CheckOutlined />} disabled={busy} onClick={onKeep}>
          {words.keep}
        </Button>
        <Button size="small" danger icon={<StopOutlined />} disabled={busy} onClick={onTakeDown}>
          {words.takeDown}
        </Button>
      </Space>
    );
  if (!decided) return <span className="quiet">{words.own}</span>;
  const isKept = status === WORD_HIT_STATUS.kept;
  return (
    <>
      <Tag color={isKept ? 'success' : 'error'}>{isKept ? words.states.kept : words.states.taken_down}</Tag>
      <div className="quiet">
        {decided.by}, {dayAndTime(decided.at)}
      </div>
    </>
  );
}
