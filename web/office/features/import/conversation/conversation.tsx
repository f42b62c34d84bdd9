/** An import and its questions, from how the sheet was read to what was imported (decision 26). */
import { Alert, Button, Progress } from 'antd';
import { useEffect, useRef } from 'react';
import type { ProductImport, ReadingAsk } from '../../../../../contract/product/import.ts';
import { useLanguage } from '../../../../backoffice/app/language.tsx';
import { useImportWords } from '../../../words.ts';
import { TEMPLATE } from '../template-card.tsx';
import { fieldName } from './column-fields.ts';
import { ColumnsQuestion } from './columns-question.tsx';
import { EncodingQuestion, HowRead } from './how-read.tsx';
import { Outcome } from './outcome.tsx';
import { PlainTable } from './plain-table.tsx';
import { useReading } from './use-reading.ts';

interface Props {
  of: ProductImport;
  /** Whether this tab has asked for what comes next: the focus goes there, and in another tab stays where it is. */
  awaited: boolean;
  onAwait(): void;
  /** The focus has gone there. */
  onArrive(): void;
  onRun(id: number): void;
  onClose(): void;
}

export function Conversation({ of, awaited, onAwait, onArrive, onRun, onClose }: Props) {
  const words = useImportWords();
  const change = useReading(of.id, onAwait);
  const next = useRef<HTMLHeadingElement>(null);
  const { state, reading, problem, dry, total, done } = of;
  const isBusy = state === 'waiting' || state === 'running' || change.busy;
  const { talk } = words;
  useEffect(() => {
    if (isBusy || !awaited) return;
    next.current?.focus();
    onArrive();
  }, [isBusy, awaited, onArrive]);
  const [first] = reading?.asks ?? [];
  return (
    <section className="import-talk" aria-labelledby="import-talk">
      <div className="row import-talk-head">
        <h2 className="part-title" id="import-talk">
          {talk.title} <span className="import-file">{of.file_name}</span>
        </h2>
        <Button type="text" onClick={onClose}>
          {talk.close}
        </Button>
      </div>
      <p role="status" className="import-state">
        {isBusy ? (total > 0 ? words.imports.of(done, total) : talk.reading) : stateOf(of, talk)}
      </p>
      {isBusy && <Progress percent={total > 0 ? Math.floor((done / total) * 100) : 0} showInfo={false} />}
      {problem && <SheetProblem problem={problem} failed={state === 'failed'} />}
      {reading && (
        <div className={isBusy ? 'import-parts busy' : 'import-parts'} inert={isBusy}>
          {state === 'asking' && <Notes notes={reading.notes} />}
          {dry && first && (
            <Part title={talk.questions[first]} ref={next} asked>
              <Question ask={first} of={of} change={change} />
            </Part>
          )}
          {dry && <HowRead reading={reading} change={change} />}
          {state === 'done' && <Notes notes={reading.notes} />}
          {state === 'done' && (
            <Part title={dry ? talk.wouldBecome : talk.became} ref={first ? undefined : next}>
              <Outcome of={of} onRun={onRun} />
            </Part>
          )}
          {dry && first !== 'columns' && first !== 'encoding' && reading.columns.length > 0 && (
            <Fold
              title={talk.columnsRead(
                reading.columns.filter(({ field }) => field !== null).length,
                reading.columns.length,
              )}
            >
              <ColumnsQuestion
                key={JSON.stringify(reading.columns)}
                columns={reading.columns}
                asked={false}
                change={change}
              />
            </Fold>
          )}
          {first !== 'encoding' && reading.first_rows.length > 0 && <FirstRows of={of} />}
        </div>
      )}
      {!reading && state === 'done' && (
        <Part title={dry ? talk.wouldBecome : talk.became} ref={next}>
          <Outcome of={of} onRun={onRun} />
        </Part>
      )}
    </section>
  );
}

type Talk = ReturnType<typeof useImportWords>['talk'];

/** In one line, for the live region too. */
function stateOf(
  { state, reading, dry, drafts, submitted, changed, same, refused }: ProductImport,
  talk: Talk,
): string {
  if (state === 'failed') return talk.failed;
  if (state === 'asking') return talk.asks(reading?.asks.length ?? 0);
  return (dry ? talk.checked : talk.imported)(drafts + submitted, changed, same, refused);
}

/** One sentence where the sheet as a whole is the fault, and the way out. */
function SheetProblem({ problem, failed }: { problem: string; failed: boolean }) {
  const { talk } = useImportWords();
  const toTemplate = () => {
    const card = document.getElementById(TEMPLATE);
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  };
  return (
    <Alert
      type={failed ? 'error' : 'warning'}
      showIcon
      title={problem}
      description={
        <Button type="link" className="link-button" onClick={toTemplate}>
          {talk.toTemplate}
        </Button>
      }
    />
  );
}

function Question({
  ask,
  of,
  change,
}: {
  ask: ReadingAsk;
  of: ProductImport;
  change: ReturnType<typeof useReading>;
}) {
  const { talk } = useImportWords();
  const { reading } = of;
  if (!reading) return null;
  if (ask === 'encoding') return <EncodingQuestion reading={reading} change={change} />;
  if (ask === 'columns')
    return (
      <ColumnsQuestion
        key={JSON.stringify(reading.columns)}
        columns={reading.columns}
        asked
        change={change}
      />
    );
  return <p>{talk.chooseBelow[ask]}</p>;
}

function Part({
  title,
  ref,
  asked = false,
  children,
}: {
  title: string;
  ref?: React.Ref<HTMLHeadingElement> | undefined;
  asked?: boolean;
  children: React.ReactNode;
}) {
  return (
    <section className={asked ? 'import-part asked' : 'import-part'}>
      <h3 ref={ref} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </section>
  );
}

function Fold({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className="import-fold">
      <summary>{title}</summary>
      {children}
    </details>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  const { talk } = useImportWords();
  if (notes.length === 0) return null;
  return (
    <section className="import-notes">
      <h3>{talk.notes}</h3>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

/** Below what each column is read as. */
function FirstRows({ of }: { of: ProductImport }) {
  const { talk } = useImportWords();
  const { language } = useLanguage();
  const { columns, first_rows } = of.reading!;
  const head = columns.map(({ header, field, offered }) =>
    field === null ? (
      <span className="quiet">
        {offered === null ? header : fieldName(offered, language)}
        <small>{offered === null ? talk.leftOut : talk.offered}</small>
      </span>
    ) : (
      fieldName(field, language)
    ),
  );
  return (
    <section className="import-part">
      <h3>{talk.firstRows}</h3>
      <PlainTable label={talk.firstRows} head={head} rows={first_rows} />
    </section>
  );
}
