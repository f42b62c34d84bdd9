import { Button, Space, Tag } from 'antd';
import { useSearchParams } from 'react-router';
import { SYNONYM_FILTERS, type SynonymItem, synonymRoutes } from '../../../../contract/catalogue/synonym.ts';
import {
  SYNONYM_LIMITS,
  SYNONYM_STATUS,
  synonymLifecycle,
} from '../../../../domain/catalogue/synonym-list.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import type { Column } from '../../../backoffice/list/columns/columns.tsx';
import { SearchFilter, SegmentedFilter } from '../../../backoffice/list/filters.tsx';
import { keyword, oneOf } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { AddButton, EditActions, useEdited } from '../../edited/edited-list.tsx';
import { useSynonymWords } from '../../words.ts';
import { acceptGroup, refuseGroup, removeGroup } from './synonym.queries.ts';
import { SynonymDialog } from './synonym-dialog.tsx';

const COLORS = { 1: 'success', 2: 'processing', 3: 'default' } as const;

/** `?word=…` opens the form with that word, as the list of searches without results links to it. */
export function SynonymsPage() {
  const text = useSynonymWords();
  const kit = useBackofficeWords();
  const [address, setAddress] = useSearchParams();
  const word = (address.get('word') ?? '').slice(0, SYNONYM_LIMITS.word);
  const edited = useEdited<SynonymItem>(word !== '');
  const close = () => {
    edited.close();
    if (!address.has('word')) return;
    const rest = new URLSearchParams(address);
    rest.delete('word');
    setAddress(rest, { replace: true });
  };
  const list = useList(synonymRoutes.listSynonyms, {
    filters: { state: oneOf(SYNONYM_FILTERS), text: keyword(SYNONYM_LIMITS.word) },
  });
  const columns: Column<SynonymItem>[] = [
    {
      key: 'words',
      title: text.words,
      render: (_, { words }) => (
        <Space size={[4, 4]} wrap>
          {words.map((one) => (
            <Tag key={one}>{one}</Tag>
          ))}
        </Space>
      ),
    },
    {
      key: 'state',
      title: text.state,
      width: 116,
      render: (_, { status }) => <Tag color={COLORS[status]}>{text.status[status]}</Tag>,
    },
    { key: 'origin', title: text.origin, width: 300, render: (_, item) => <Origin item={item} /> },
    {
      key: 'actions',
      title: kit.actions,
      width: 250,
      render: (_, item) => <Actions item={item} onChange={() => edited.edit(item)} />,
    },
  ];
  return (
    <>
      <ListPage
        extra={<AddButton onClick={edited.add}>{text.add}</AddButton>}
        notice={<p className="quiet">{text.intro}</p>}
        filters={
          <>
            <SegmentedFilter
              list={list}
              name="state"
              label={text.state}
              options={SYNONYM_FILTERS.map((value) => ({ value, label: text.states[value] }))}
            />
            <SearchFilter list={list} name="text" label={text.search} most={SYNONYM_LIMITS.word} />
          </>
        }
        list={list}
        columns={columns}
        empty={text.empty}
      />
      {edited.isOpen && <SynonymDialog item={edited.item} word={word} onClose={close} />}
    </>
  );
}

function Origin({ item: { learned, changed_by, changed_at, status } }: { item: SynonymItem }) {
  const text = useSynonymWords();
  const { number } = useFormat();
  if (learned && status === SYNONYM_STATUS.proposed)
    return (
      <>
        {text.byLearning}
        <div className="quiet">
          {text.learned(number(learned.opens), number(learned.of), number(learned.products))}
        </div>
      </>
    );
  if (!changed_by) return <span className="quiet">{text.builtIn}</span>;
  return (
    <>
      {changed_by}
      <div className="quiet numbers">{dayAndTime(changed_at)}</div>
    </>
  );
}

function Actions({ item: { id, words, status }, onChange }: { item: SynonymItem; onChange(): void }) {
  const text = useSynonymWords();
  const accept = useAction(acceptGroup, { done: text.accepted });
  const refuse = useAction(refuseGroup, { done: text.refused });
  const remove = useAction(removeGroup, { done: text.removed });
  const may = synonymLifecycle.actions(status, 'operator');
  const params = { id };
  return (
    <EditActions
      name={words.join(', ')}
      words={text}
      onChange={onChange}
      remove={() => remove.run({ params })}
    >
      {may.includes('accept') && (
        <Button size="small" type="primary" loading={accept.busy} onClick={() => void accept.run({ params })}>
          {text.accept}
        </Button>
      )}
      {may.includes('refuse') && (
        <Button size="small" loading={refuse.busy} onClick={() => void refuse.run({ params })}>
          {text.refuse}
        </Button>
      )}
    </EditActions>
  );
}
