import { Alert } from 'antd';
import type { OwnProductItem } from '../../../../../contract/product/own-product.ts';
import { PRODUCT_STATUS, REVISION_STATUS } from '../../../../../domain/product/product-review.ts';
import { useReasonText } from '../../../reason-text.ts';
import { useProductWords } from '../../../words.ts';
import '../product.css';

/** Why a product, or an edit of a published one, did not pass; or that an edit waits. */
export function ReviewOutcome({
  item,
}: {
  item: Pick<OwnProductItem, 'status' | 'reasons' | 'note' | 'revision'>;
}) {
  const words = useProductWords();
  const { status, reasons, note, revision } = item;
  if (revision?.status === REVISION_STATUS.underReview) {
    return <Alert type="info" className="outcome" title={words.revisionWaits} />;
  }
  if (revision) {
    return <Refusal title={words.revisionFailed} reasons={revision.reasons} note={revision.note} />;
  }
  if (status === PRODUCT_STATUS.failed)
    return <Refusal title={words.reasons} reasons={reasons} note={note} />;
  return null;
}

function Refusal({ title, reasons, note }: { title: string; reasons: readonly string[]; note: string }) {
  const text = useReasonText();
  return (
    <Alert
      type="error"
      className="outcome"
      title={title}
      description={
        <>
          {reasons.length > 0 && (
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{text(reason)}</li>
              ))}
            </ul>
          )}
          {note && <div className="pre">{note}</div>}
        </>
      }
    />
  );
}
