import { CheckCircleOutlined, ExclamationCircleOutlined, WarningOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { OtherThing, ShownFinding } from '../../../contract/schema/finding.ts';
import { blocks } from '../../../domain/evidence/finding.ts';
import { findingText } from '../../../locales/findings/finding-text.ts';
import { useLanguage } from '../app/language.tsx';
import { useFindingWords } from '../app/words.ts';
import './finding-list.css';

interface Props {
  findings: readonly ShownFinding[];
  nameOf(field: string): string;
  /** Leads to the field. */
  onPick?(field: string): void;
  /** A link to what it was found beside. */
  linkTo?(other: OtherThing, text: string): ReactNode;
}

/** What the machine noticed, as the seller is told before submitting and the reviewer afterwards; the heaviest first. */
export function FindingList({ findings, nameOf, onPick, linkTo }: Props) {
  const words = useFindingWords();
  const { language } = useLanguage();
  const placeOf = ({ field, place, page }: ShownFinding) => {
    const named = place === undefined ? nameOf(field) : words.place(nameOf(field), place);
    return page === undefined ? named : `${named}, ${words.page(page)}`;
  };
  if (findings.length === 0)
    return (
      <p className="findings-none">
        <CheckCircleOutlined /> {words.none}
      </p>
    );
  return (
    <ul className="findings">
      {findings.map((finding) => (
        <li
          key={`${finding.field} ${finding.code} ${finding.detail} ${finding.place} ${finding.page}`}
          className={`finding-${finding.severity}`}
        >
          {blocks(finding) ? <ExclamationCircleOutlined /> : <WarningOutlined />}
          <span className="finding-text">
            <span className="finding-severity">{words[finding.severity]} · </span>
            {onPick ? (
              <button type="button" className="finding-field" onClick={() => onPick(finding.field)}>
                {placeOf(finding)}
              </button>
            ) : (
              <strong>{placeOf(finding)}</strong>
            )}
            <span>{findingText(finding, words, language)}</span>
            {finding.other && linkTo && (
              <span className="finding-other">
                {linkTo(finding.other, words.other[finding.other.entity](finding.other.title))}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
