import { Image, Tag } from 'antd';
import type { ReviewContent } from '../../../../contract/product/product-content.ts';
import { withCertificationNames } from '../../../../domain/enumerations.ts';
import { priceChanges } from '../../../../domain/price/price-change.ts';
import { numberText } from '../../../../domain/text/format.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { useReasonWords, useReviewWords } from '../../words.ts';
import { type ComparedField, Comparison } from './comparison.tsx';
import { htmlPictures } from './html-text.ts';
import { parameterRows, type TextField, textFields } from './review-fields.ts';

interface Props {
  proposal: ReviewContent;
  approved: ReviewContent | null;
}

/** What is proposed of a product. */
export function ContentView({ proposal, approved }: Props) {
  const words = useReviewWords();
  const values = useReasonWords();
  const backoffice = useBackofficeWords();
  const { language } = useLanguage();
  const now = textFields(proposal, language, words, values, backoffice);
  const before = approved && textFields(approved, language, words, values, backoffice);
  const fieldRows = (field: TextField): ComparedField[] => {
    const name = words.fields[field];
    // each parameter by itself: of forty only those that changed are to be read
    if (approved && (field === 'properties' || field === 'details'))
      return parameterRows(approved[field], proposal[field]).map((row) => ({
        ...row,
        name: `${name}: ${row.name}`,
        before: withCertificationNames(row.before, backoffice.withdrawn),
        now: withCertificationNames(row.now, backoffice.withdrawn),
      }));
    const mark = field === 'price' && approved && <PriceChanges proposal={proposal} approved={approved} />;
    return [{ name, before: before?.[field] ?? null, now: now[field], ...(mark && { mark }) }];
  };
  return (
    <Comparison
      title={words.proposal}
      compared={approved !== null}
      files={[
        {
          name: words.fields.images,
          ...pictureRow(approved?.images ?? null, proposal.images),
        },
        {
          name: words.textPictures,
          ...pictureRow(approved && htmlPictures(approved.content), htmlPictures(proposal.content)),
        },
      ]}
      fields={(Object.keys(now) as TextField[]).flatMap(fieldRows)}
    />
  );
}

/** Pictures as they are, beside those before where there is an approved version. */
function pictureRow(before: readonly string[] | null, now: readonly string[]) {
  return {
    changed: before !== null && before.join() !== now.join(),
    empty: now.length === 0 && (before ?? []).length === 0,
    before: before && <Images urls={before} others={now} mark="image-gone" />,
    now: <Images urls={now} others={before ?? now} mark="image-new" />,
  };
}

/** So large a change is an error or a trick. */
const STRIKING = 50;

function PriceChanges({ proposal, approved }: { proposal: ReviewContent; approved: ReviewContent }) {
  const words = useReviewWords();
  const changes = priceChanges(approved, proposal);
  return changes.map(({ quantity, percent }) => (
    <Tag key={quantity} color={Math.abs(percent) >= STRIKING ? 'error' : 'warning'}>
      {words.priceChange(numberText(quantity), `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`)}
    </Tag>
  ));
}

function Images({
  urls,
  others,
  mark,
}: {
  urls: readonly string[];
  others: readonly string[];
  mark: string;
}) {
  return (
    <Image.PreviewGroup>
      <div className="review-images">
        {urls.map((url, i) => (
          <div key={url} className={others.includes(url) ? undefined : mark}>
            <Image src={url} alt={`${i + 1}`} />
          </div>
        ))}
      </div>
    </Image.PreviewGroup>
  );
}
