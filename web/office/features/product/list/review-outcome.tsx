import { Alert } from 'antd';
import type { OwnProductItem } from '../../../../../contract/product/own-product.ts';
import { PRODUCT_STATUS, REVISION_STATUS } from '../../../../../domain/product/product-review.ts';
import { AppealLink } from '../../../account/appeal-link.tsx';
import { useReasonText } from '../../../reason-text.ts';
import { useProductWords } from '../../../words.ts';
import '../product.css';

/** Why a product, or an edit of a published one, did not pass; or that an edit waits. */
export function ReviewOutcome({
  item,
}: {
  item: Pick<OwnProductItem, 'id' | 'status' | 'reasons' | 'note' | 'revision'>;
}) {
  const words = useProductWords();
  const { id, status, reasons, note, revision } = item;
  if (revision?.status === REVISION_STATUS.underReview) {
    return <Alert type="info" className="outcome" title={words.revisionWaits} />;
  }
  if (revision) {
    return <Refusal id={id} title={words.revisionFailed} reasons={revision.reasons} note={revision.note} />;
  }
  if (status === PRODUCT_STATUS.failed)
    return <Refusal id={id} title={words.reasons} reasons={reasons} note={note} />;
  return null;
}

/** Where there is something to appeal. */
export const isRefused = ({ status, revision }: Pick<OwnProductItem, 'status' | 'revision'>): boolean =>
  revision ? revision.status !== REVISION_STATUS.underReview : status === PRODUCT_STATUS.failed;

interface RefusalProps {
  id: number;
  title: string;
  reasons: readonly string[];
  note: string;
}

function Refusal({ id, title, reasons, note }: RefusalProps) {
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
          <AppealLink id={id} />
        </>
      }
    />
  );
}
