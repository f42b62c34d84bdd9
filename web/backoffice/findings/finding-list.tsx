import { CheckCircleOutlined, ExclamationCircleOutlined, WarningOutlined } from '@ant-design/icons';
import type { ProductFinding } from '../../../contract/product/product-check.ts';
import { blocks } from '../../../domain/product/product-checks.ts';
import { findingText } from '../../../locales/findings/finding-text.ts';
import { useLanguage } from '../app/language.tsx';
import { useFindingWords } from '../app/words.ts';
import './finding-list.css';

interface Props {
  findings: readonly ProductFinding[];
  nameOf(field: string): string;
  /** Leads to the field. */
  onPick?(field: string): void;
}

/** What the checks of a product found, as the seller is told before submitting and the reviewer afterwards. */
export function FindingList({ findings, nameOf, onPick }: Props) {
  const words = useFindingWords();
  const { language } = useLanguage();
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
          key={`${finding.field} ${finding.code} ${finding.detail}`}
          className={`finding-${finding.severity}`}
        >
          {blocks(finding) ? <ExclamationCircleOutlined /> : <WarningOutlined />}
          <span className="finding-text">
            <span className="finding-severity">{words[finding.severity]} · </span>
            {onPick ? (
              <button type="button" className="finding-field" onClick={() => onPick(finding.field)}>
                {nameOf(finding.field)}
              </button>
            ) : (
              <strong>{nameOf(finding.field)}</strong>
            )}
            <span>{findingText(finding, words, language)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
