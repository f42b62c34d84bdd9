import { Card, Input, Spin, Tag } from 'antd';
import { useState } from 'react';
import { type SynonymPreview, synonymRoutes } from '../../../../contract/catalogue/synonym.ts';
import { SYNONYM_LIMITS, synonymWords } from '../../../../domain/catalogue/synonym-list.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { Failed } from '../../../backoffice/parts/states.tsx';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { useSettled } from '../../../backoffice/parts/use-settled.ts';
import { publicUrl } from '../../../client/host.ts';
import { useSynonymWords } from '../../words.ts';

const MOST = 100;

/** What a query finds now and with the group that is being typed. */
export function SynonymPreviewBox({ typed, id }: { typed: string; id: number | undefined }) {
  const text = useSynonymWords().preview;
  const [given, setGiven] = useState('');
  const words = synonymWords(typed);
  const asked = useSettled(JSON.stringify({ words: words.join(', '), kw: given.trim() || words[0] }));
  const isGroup = words.length >= SYNONYM_LIMITS.words.least && words.length <= SYNONYM_LIMITS.words.most;
  const answer = useCall(
    synonymRoutes.previewSynonym,
    { query: { ...(JSON.parse(asked) as { words: string; kw?: string }), id } },
    { enabled: isGroup, keep: true },
  );
  return (
    <Card size="small" title={text.title} aria-live="polite">
      <Input
        className="synonym-query"
        value={given}
        maxLength={MOST}
        placeholder={words[0]}
        aria-label={text.query}
        prefix={<span className="quiet">{text.query}</span>}
        onChange={({ target }) => setGiven(target.value)}
      />
      {!isGroup && <p className="quiet">{text.start}</p>}
      {isGroup && answer.isLoading && <Spin />}
      {isGroup && answer.isError && <Failed error={answer.error} retry={() => answer.refetch()} />}
      {isGroup && answer.data && (
        <div className="synonym-answers">
          <Answer title={text.before} answer={answer.data.before} />
          <Answer title={text.after} answer={answer.data.after} />
        </div>
      )}
    </Card>
  );
}

function Answer({ title, answer: { total, items } }: { title: string; answer: SynonymPreview['before'] }) {
  const text = useSynonymWords().preview;
  const { number } = useFormat();
  return (
    <section>
      <h3>
        {title} <span className="quiet">{total === 0 ? text.none : text.total(number(total))}</span>
      </h3>
      <ol>
        {items.map(({ id, title: name, isNew }) => (
          <li key={id} className="breakable">
            <a href={publicUrl(`/product-detail/${id}.html`)} target="_blank" rel="noopener noreferrer">
              {name}
            </a>{' '}
            {isNew && <Tag color="success">{text.isNew}</Tag>}
          </li>
        ))}
      </ol>
    </section>
  );
}
