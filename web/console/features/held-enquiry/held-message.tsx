import { Tag } from 'antd';
import type { HeldEnquiry } from '../../../../contract/deal/held-enquiry.ts';
import { PrivateFileLink } from '../../../backoffice/upload/private-file-link.tsx';
import { useHeldEnquiryWords } from '../../words.ts';
import { EvidenceList } from '../review/evidence-list.tsx';

/** What was written, and what speaks against it. */
export function HeldMessage({ held }: { held: HeldEnquiry }) {
  const words = useHeldEnquiryWords();
  return (
    <>
      <strong className="breakable">{held.further ? words.further : held.subject || words.noSubject}</strong>
      <p className="pre report-text breakable">{held.message}</p>
      {held.files.map((file) => (
        <div key={file.id} className="held-file">
          <PrivateFileLink file={file} />
        </div>
      ))}
      {held.kind === 'marked' ? (
        <div className="quiet">{words.marked}</div>
      ) : (
        <div>
          <Tag color="error">{words.score(held.score)}</Tag>
        </div>
      )}
      <ul className="held-reasons">
        {held.reasons.map(({ code, points, detail }) => (
          <li key={code} className="breakable">
            {words.reasons[code](detail)} <span className="quiet numbers">{words.points(points)}</span>
          </li>
        ))}
      </ul>
      {held.evidence && held.evidence.findings.length > 0 && (
        <EvidenceList evidence={held.evidence} names={{}} />
      )}
    </>
  );
}
