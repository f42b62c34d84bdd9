import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Evidence, OtherThing, ShownFinding } from '../../../../contract/schema/finding.ts';
import { useFindingWords } from '../../../backoffice/app/words.ts';
import { FindingList } from '../../../backoffice/findings/finding-list.tsx';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { publicUrl, shopUrl } from '../../../client/host.ts';
import { pathOf } from '../../screens.ts';

interface Props {
  evidence: Evidence;
  /** What is shown until the machine has looked at it. */
  before?: readonly ShownFinding[];
  names: Readonly<Record<string, string>>;
}

/** What the machine noticed about an entry, with links to what it was found beside. */
export function EvidenceCard({ evidence, before, names }: Props) {
  const words = useFindingWords();
  return (
    <SectionCard
      title={words.heading}
      extra={evidence && evidence.weight > 0 && <Tag color="warning">{words.weight(evidence.weight)}</Tag>}
    >
      <EvidenceList evidence={evidence} before={before ?? []} names={names} />
    </SectionCard>
  );
}

export function EvidenceList({ evidence, before = [], names }: Props) {
  const words = useFindingWords();
  const nameOf = (field: string) => names[field] ?? words.fields[field] ?? field;
  const findings = evidence?.findings ?? before;
  return (
    <>
      {!evidence && <p className="quiet">{words.waiting}</p>}
      {(evidence || findings.length > 0) && (
        <FindingList findings={findings} nameOf={nameOf} linkTo={(other, text) => linkTo(other, text)} />
      )}
    </>
  );
}

/** In the shop where everybody sees it, else where reviewers do. */
function linkTo(other: OtherThing, text: string): ReactNode {
  const { entity, id, domain } = other;
  if (domain !== null)
    return (
      <a
        href={entity === 'product' ? publicUrl(`/product-detail/${id}.html`) : shopUrl(domain)}
        target="_blank"
        rel="noreferrer"
      >
        {text}
      </a>
    );
  return <Link to={casePath(entity, id)}>{text}</Link>;
}

function casePath(entity: OtherThing['entity'], id: number): string {
  switch (entity) {
    case 'product':
      return pathOf('productReview', { id });
    case 'purchase':
      return pathOf('purchaseReview', { id });
    case 'shop':
      return pathOf('shopReview', { id });
    case 'enquiry_hold':
      return pathOf('heldEnquiries');
    case 'company':
      return pathOf('company', { id });
  }
}
