import { Switch, Tag } from 'antd';
import { type ReactNode, useState } from 'react';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { useReviewWords } from '../../words.ts';
import { Compared } from './compared.tsx';

/** So many short lines stand in columns. */
const FEW_LINES = 4;
const SHORT_LINE = 48;

export interface ComparedField {
  name: string;
  /** Null where nothing is online beside it. */
  before: string | null;
  now: string;
  /** What is said of the change beside its name. */
  mark?: ReactNode;
}

/** What cannot be told as text: pictures and files. */
export interface ComparedFiles {
  name: string;
  changed: boolean;
  /** Nothing on either side: it has no row. */
  empty?: boolean;
  /** Null where nothing is online beside them. */
  before: ReactNode;
  now: ReactNode;
}

/** A proposal; field by field beside the approved version when there is one. */
export function Comparison({
  title,
  compared,
  files,
  fields,
}: {
  title: string;
  compared: boolean;
  files: readonly ComparedFiles[];
  fields: readonly ComparedField[];
}) {
  const words = useReviewWords();
  const [onlyChanges, setOnlyChanges] = useState(true);
  const changed = ({ before, now }: ComparedField) => before !== null && before !== now;
  const shown = (isChanged: boolean) => !compared || !onlyChanges || isChanged;
  // beside nothing that is online, what was left out is named once and has no row of its own
  const leftOut = compared ? [] : fields.filter(({ now }) => now === '');
  const nothing = compared && !files.some((row) => row.changed) && !fields.some(changed);
  return (
    <SectionCard
      title={title}
      extra={
        compared && (
          <span className="row">
            <Switch
              size="small"
              checked={onlyChanges}
              onChange={setOnlyChanges}
              aria-label={words.onlyChanges}
            />
            {words.onlyChanges}
          </span>
        )
      }
      styles={{ body: { padding: 8 } }}
    >
      {compared && (
        <div className="field field-compared field-head">
          <span />
          <span>{words.approvedVersion}</span>
          <span>{words.proposal}</span>
        </div>
      )}
      {nothing && <p className="quiet">{words.unchanged}</p>}
      {files
        .filter((row) => !row.empty && shown(row.changed))
        .map((row) => (
          <Row key={row.name} name={row.name} compared={compared} changed={row.changed}>
            {row.before}
            {row.now}
          </Row>
        ))}
      {fields
        .filter((field) => shown(changed(field)) && !leftOut.includes(field))
        .map((field) => (
          <Row
            key={field.name}
            name={field.name}
            mark={field.mark}
            compared={compared}
            changed={changed(field)}
          >
            {field.before === null ? (
              <div className={hasShortLines(field.now) ? 'pre short-lines' : 'pre'}>{field.now}</div>
            ) : (
              <>
                <Compared before={field.before} after={field.now} side="removed" />
                <Compared before={field.before} after={field.now} side="added" />
              </>
            )}
          </Row>
        ))}
      {leftOut.length > 0 && (
        <Row name={words.notStated} compared={false} changed={false}>
          <span className="quiet">{leftOut.map(({ name }) => name).join(' · ')}</span>
        </Row>
      )}
    </SectionCard>
  );
}

function hasShortLines(text: string): boolean {
  const lines = text.split('\n');
  return lines.length > FEW_LINES && lines.every(({ length }) => length <= SHORT_LINE);
}

function Row({
  name,
  mark,
  compared,
  changed,
  children,
}: {
  name: string;
  mark?: ReactNode;
  compared: boolean;
  changed: boolean;
  children: ReactNode;
}) {
  const words = useReviewWords();
  const classes = ['field', compared && 'field-compared', changed && 'field-changed']
    .filter(Boolean)
    .join(' ');
  return (
    <section className={classes}>
      <div className="field-name">
        {name} {changed && !mark && <Tag color="warning">{words.changed}</Tag>}
        {changed && mark}
      </div>
      {children}
    </section>
  );
}
