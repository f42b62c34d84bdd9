import { Image } from 'antd';
import type { ReviewContent } from '../../../../contract/product/product-content.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { useReasonWords, useReviewWords } from '../../words.ts';
import { Comparison } from './comparison.tsx';
import { type TextField, textFields } from './review-fields.ts';

interface Props {
  proposal: ReviewContent;
  approved: ReviewContent | null;
}

/** What is proposed of a product. */
export function ContentView({ proposal, approved }: Props) {
  const words = useReviewWords();
  const values = useReasonWords();
  const backoffice = useBackofficeWords();
  const now = textFields(proposal, words, values, backoffice);
  const before = approved && textFields(approved, words, values, backoffice);
  return (
    <Comparison
      title={words.proposal}
      compared={approved !== null}
      files={{
        name: words.fields.images,
        changed: approved !== null && approved.images.join() !== proposal.images.join(),
        before: approved && <Images urls={approved.images} others={proposal.images} mark="image-gone" />,
        now: <Images urls={proposal.images} others={approved?.images ?? proposal.images} mark="image-new" />,
      }}
      fields={(Object.keys(now) as TextField[]).map((field) => ({
        name: words.fields[field],
        before: before?.[field] ?? null,
        now: now[field],
      }))}
    />
  );
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
