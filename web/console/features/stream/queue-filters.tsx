import type { QueueEntry, queueFilters } from '../../../../contract/schema/review.ts';
import { QUEUE_LANGUAGES, QUEUE_ORDERS } from '../../../../domain/review/queue.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { SearchFilter, SegmentedFilter, SelectFilter } from '../../../backoffice/list/filters.tsx';
import { keyword, oneOf, wholeNumber } from '../../../backoffice/list/list-address.ts';
import type { List } from '../../../backoffice/list/use-list.ts';
import { localName } from '../../../backoffice/parts/format.ts';
import { useCategoryTree } from '../../../backoffice/parts/trees.ts';
import { useQueueWords, useUserWords } from '../../words.ts';

const TIERS = ['silver', 'vip', 'diamond', 'none'] as const;
const FINDINGS = ['some', 'none'] as const;
/** In hours. */
const AGES = [24, 72, 168] as const;

/** What of the address narrows a queue. */
export const QUEUE_FILTERS = {
  kw: keyword(),
  order: oneOf(QUEUE_ORDERS),
  category: wholeNumber,
  company: wholeNumber,
  tier: oneOf(TIERS),
  findings: oneOf(FINDINGS),
  older: oneOf(AGES),
  language: oneOf(QUEUE_LANGUAGES),
  mine: oneOf(['1']),
} satisfies Record<Exclude<keyof typeof queueFilters, 'sort'> | 'order', unknown>;

export function QueueFilters({ list }: { list: List<QueueEntry, typeof QUEUE_FILTERS> }) {
  const words = useQueueWords().filters;
  const { tiers } = useUserWords();
  const { language } = useLanguage();
  const roots = useCategoryTree().data ?? [];
  return (
    <>
      <SearchFilter list={list} name="kw" label={words.kw} />
      <SegmentedFilter
        list={list}
        name="order"
        label={words.order}
        options={QUEUE_ORDERS.map((value) => ({ value, label: words.orders[value] }))}
      />
      <SelectFilter
        list={list}
        name="category"
        label={words.category}
        any={words.anyCategory}
        options={roots.map((root) => ({ value: root.id, label: localName(root, language) }))}
      />
      <SelectFilter
        list={list}
        name="tier"
        label={words.tier}
        any={words.anyTier}
        options={TIERS.map((value) => ({ value, label: value === 'none' ? words.noTier : tiers[value] }))}
      />
      <SelectFilter
        list={list}
        name="findings"
        label={words.findings}
        any={words.anyFindings}
        options={FINDINGS.map((value) => ({ value, label: words.findingChoices[value] }))}
      />
      <SelectFilter
        list={list}
        name="older"
        label={words.age}
        any={words.anyAge}
        options={AGES.map((value) => ({ value, label: words.olderThan(value / 24) }))}
      />
      <SelectFilter
        list={list}
        name="language"
        label={words.language}
        any={words.anyLanguage}
        options={QUEUE_LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
      />
      <SelectFilter
        list={list}
        name="mine"
        label={words.mine}
        any={words.everybody}
        options={[{ value: '1', label: words.mine }]}
      />
    </>
  );
}
