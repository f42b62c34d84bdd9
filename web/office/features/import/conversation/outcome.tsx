import { App, Button } from 'antd';
import { importRoutes, type ProductImport } from '../../../../../contract/product/import.ts';
import { featureOf, useSend } from '../../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../../backoffice/app/words.ts';
import { useFailureNotice } from '../../../../backoffice/parts/failure.ts';
import { useImportWords } from '../../../words.ts';
import { Faults } from '../faults.tsx';

const run = featureOf(importRoutes)(importRoutes.runImport);

/** What became of the rows, or would; of a check with what can be imported the button that does it. */
export function Outcome({ of, onRun }: { of: ProductImport; onRun(id: number): void }) {
  const words = useImportWords();
  const kit = useBackofficeWords();
  const fail = useFailureNotice();
  const { modal } = App.useApp();
  const send = useSend(run);
  const { talk } = words;
  const { drafts, submitted, changed, same, refused, cleared, dry, runnable, fault_count, submit } = of;
  const created = drafts + submitted;
  const importable = created + changed;
  const counts = [
    ['created', created],
    ['changed', changed],
    ['same', same],
    ['refused', refused],
  ] as const;
  const ask = () =>
    modal.confirm({
      title: words.imports.runAsk(importable),
      content: cleared > 0 ? talk.wouldClear(cleared) : undefined,
      okText: words.imports.run,
      cancelText: kit.cancel,
      onOk: () =>
        send.mutateAsync({ params: { id: of.id } }).then(
          ({ id }) => onRun(id),
          (error: unknown) => fail(error),
        ),
    });
  return (
    <>
      <dl className="import-counts">
        {counts.map(([name, n]) => (
          <div key={name} data-count={name} className={n === 0 ? 'none' : ''}>
            <dt>{talk.counts[name]}</dt>
            <dd className="numbers">{n.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      {cleared > 0 && <p className="import-clears">{(dry ? talk.wouldClear : talk.cleared)(cleared)}</p>}
      {fault_count > 0 && (
        <section>
          <h4>{words.faults.title}</h4>
          <Faults of={of} />
        </section>
      )}
      {runnable && importable > 0 && (
        <div className="row import-run">
          <Button type="primary" size="large" loading={send.isPending} onClick={ask}>
            {talk.run(importable)}
          </Button>
          <span className="quiet">{submit ? talk.becomeSubmitted : talk.becomeDrafts}</span>
        </div>
      )}
      {runnable && importable === 0 && (
        <p>{same > 0 && refused === 0 ? talk.allTheSame : talk.nothingToImport}</p>
      )}
    </>
  );
}
