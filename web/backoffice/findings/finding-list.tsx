import { CheckCircleOutlined, ExclamationCircleOutlined, WarningOutlined } from '@ant-design/icons';
import type { Language } from '../../../contract/error.ts';
import type { ProblemCode } from '../../../contract/problem.ts';
import type { ProductFinding } from '../../../contract/product-check.ts';
import { blocks } from '../../../domain/product-checks.ts';
import type { ProhibitedCategory } from '../../../domain/prohibited-categories.ts';
import type { FindingWords } from '../../../locales/en/findings.ts';
import { problemSentence } from '../../../locales/problems.ts';
import { useLanguage } from '../language.tsx';
import { useFindingWords } from '../words.ts';
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
            <span>{sentenceOf(finding, words, language)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function sentenceOf({ code, detail }: ProductFinding, words: FindingWords, language: Language): string {
  if (code === 'problem') return problemSentence(detail as ProblemCode, language) ?? detail;
  const shown =
    code === 'prohibited_category'
      ? (words.prohibitedCategories[detail as ProhibitedCategory] ?? detail)
      : detail;
  return words.sentences[code](shown);
}
