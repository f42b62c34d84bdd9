import { Alert, Card, Spin } from 'antd';
import { prohibitedWordRoutes, type WordPreview } from '../../../../contract/catalogue/prohibited-word.ts';
import type { WordEffect } from '../../../../domain/catalogue/word-list.ts';
import { normalWord } from '../../../../domain/product/prohibited.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { Failed } from '../../../backoffice/parts/states.tsx';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { useSettled } from '../../../backoffice/parts/use-settled.ts';
import { publicUrl } from '../../../client/host.ts';
import { useProhibitedWordWords } from '../../words.ts';

interface PreviewProps {
  word: string;
  effect: WordEffect;
  own: string | undefined;
}

/** What a word would hit, before it is saved. `own`: as it stands in the list already. */
export function WordPreviewBox({ word, effect, own }: PreviewProps) {
  const text = useProhibitedWordWords().preview;
  const asked = useSettled(normalWord(word));
  const answer = useCall(
    prohibitedWordRoutes.previewProhibitedWord,
    { query: { word: asked, effect } },
    { enabled: asked !== '', keep: true },
  );
  return (
    <Card size="small" title={text.title} className="word-preview" aria-live="polite">
      {asked === '' && <p className="quiet">{text.start}</p>}
      {asked !== '' && answer.isLoading && <Spin />}
      {answer.isError && <Failed error={answer.error} retry={() => answer.refetch()} />}
      {asked !== '' && answer.data && <Found found={answer.data} effect={effect} own={own} />}
    </Card>
  );
}

function Found({ found, effect, own }: Omit<PreviewProps, 'word'> & { found: WordPreview }) {
  const words = useProhibitedWordWords();
  const text = words.preview;
  const { number } = useFormat();
  const { word, known, hits, looked, of, items } = found;
  return (
    <>
      {known && word !== own && <Alert type="warning" showIcon title={text.known} />}
      <p>
        <strong>{hits === 0 ? text.none : text.some(hits)}</strong>{' '}
        {looked < of && <span className="quiet">{text.part(number(looked), number(of))}</span>}
      </p>
      {hits > 0 && <p className="quiet">{text.nothingTaken[effect]}</p>}
      {hits > items.length && <p className="quiet">{text.first(items.length)}</p>}
      <ul className="word-preview-hits">
        {items.map(({ id, title, company, field, excerpt }) => (
          <li key={id} className="breakable">
            <a href={publicUrl(`/product-detail/${id}.html`)} target="_blank" rel="noopener noreferrer">
              {title}
            </a>{' '}
            <span className="quiet">{company}</span>
            <div className="quiet">
              {words.fields[field] ?? field}: <Marked text={excerpt} word={word} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The word as it stands in the text. */
export function Marked({ text, word }: { text: string; word: string }) {
  const at = text.indexOf(word);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{word}</mark>
      {text.slice(at + word.length)}
    </>
  );
}
