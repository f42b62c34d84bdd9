import { CheckOutlined, CloseOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Alert, App, Button, Modal } from 'antd';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { ReviewKind } from '../../../../contract/schema/review.ts';
import { useFailureNotice } from '../../../backoffice/parts/failure.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { CallError } from '../../../client/call.ts';
import { useDecide } from '../../layout/undo.tsx';
import { type Keys, useKeys } from '../../layout/use-keys.ts';
import { useStaff } from '../../staff.ts';
import { useReviewWords } from '../../words.ts';
import { NoteTemplates } from './note-templates.tsx';
import { DIGITS, ReasonsPanel } from './reasons-panel.tsx';
import type { Rejection } from './reject-dialog.tsx';
import { useHolder } from './use-holder.ts';
import { useStream } from './use-stream.ts';
import './stream.css';

interface Props<Reason extends string> {
  kind: ReviewKind;
  id: number;
  /** Once it is there. */
  title: string | undefined;
  /** Whether what is shown can be decided on: it is there and waits. */
  waits: boolean;
  reasons: Record<Reason, string>;
  noteLabel?: string;
  noteMost?: number;
  approve(): Promise<unknown>;
  reject(rejection: Rejection<Reason>): Promise<unknown>;
  preload(id: number): void;
  /** In the place of the decision where nothing waits. */
  settled?: ReactNode;
  children: ReactNode;
}

/**
 * One entry of a queue after the other: decided, the next is there. It stays mounted from entry to entry, and with it the one
 * listener of its keys.
 */
export function Stream<Reason extends string>(props: Props<Reason>) {
  const { kind, id, title, waits, reasons, noteMost = 500, settled, children } = props;
  const words = useReviewWords();
  const { modal, notification } = App.useApp();
  const fail = useFailureNotice();
  const me = useStaff().data?.id;
  const stream = useStream(kind, id, props.preload);
  const claim = useHolder({ kind, id, waits }, me, stream);
  const send = useDecide();
  const [rejecting, setRejecting] = useState(false);
  const [chosen, setChosen] = useState<readonly Reason[]>([]);
  const [note, setNote] = useState('');
  const [lastNote, setLastNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [helping, setHelping] = useState(false);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const top = useRef<HTMLElement>(null);
  const isMine = waits && claim.holder === null;

  const close = useCallback(() => {
    setRejecting(false);
    setChosen([]);
    setNote('');
  }, []);
  // another entry begins at its top, with nothing chosen
  useEffect(() => {
    if (id > 0) close();
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, [id, close]);

  const decide = async (call: () => Promise<unknown>, approved: boolean) => {
    if (!isMine || busy) return;
    setBusy(true);
    try {
      await send({ kind, id, title: title ?? '', approved, at: stream.at(id) }, call);
      stream.decided();
    } catch (error) {
      // 422 leaves the entry open for another try; after a 409 there is nothing left to decide.
      if (error instanceof CallError && error.status === 409) {
        notification.warning({ title: words.conflict, description: error.message });
        stream.decided();
      } else fail(error);
    } finally {
      setBusy(false);
    }
  };
  const approve = () => void decide(props.approve, true);
  const reject = () => {
    if (chosen.length === 0) return;
    const known = Object.keys(reasons) as Reason[];
    setLastNote(note.trim() || lastNote);
    void decide(
      () => props.reject({ reasons: known.filter((reason) => chosen.includes(reason)), note: note.trim() }),
      false,
    );
  };
  const toggle = (reason: Reason) =>
    setChosen((now) => (now.includes(reason) ? now.filter((one) => one !== reason) : [...now, reason]));
  const takeOver = () =>
    modal.confirm({
      title: words.stream.takeOverAsk(claim.holder ?? ''),
      okText: words.stream.takeOver,
      onOk: claim.takeOver,
    });

  const digits: Keys = Object.fromEntries(
    (Object.keys(reasons) as Reason[]).flatMap((reason, i) =>
      DIGITS[i] ? [[DIGITS[i], () => toggle(reason)]] : [],
    ),
  );
  const usual: Keys = {
    j: () => stream.go('next'),
    k: () => stream.go('previous'),
    n: () => stream.go('free'),
    ...(waits && { b: stream.toQueue }),
    '?': () => setHelping(true),
    ...(isMine && { a: approve, r: () => setRejecting(true) }),
    ...(waits && claim.holder !== null && { t: takeOver }),
  };
  const refusing: Keys = {
    ...digits,
    Enter: reject,
    m: () => noteField.current?.focus(),
    l: () => setNote(lastNote),
    '?': () => setHelping(true),
  };
  useKeys(rejecting ? refusing : usual, rejecting ? { Escape: close } : {});

  return (
    <Page
      title={title}
      extra={
        <span className="quiet numbers">
          {stream.total === undefined ? '' : words.stream.waiting(stream.total)}
        </span>
      }
    >
      <section ref={top} tabIndex={-1} className="stream" aria-label={title}>
        {claim.holder !== null && waits && (
          <Alert
            type="warning"
            showIcon
            className="stream-held"
            title={words.stream.heldBy(claim.holder)}
            action={
              <Button size="small" onClick={takeOver}>
                {words.stream.takeOver} <kbd>T</kbd>
              </Button>
            }
          />
        )}
        {children}
      </section>
      {!waits && settled}
      {waits && (
        <div className="decision stream-bar">
          {rejecting ? (
            <ReasonsPanel
              reasons={reasons}
              chosen={chosen}
              note={note}
              noteLabel={props.noteLabel ?? words.note}
              noteMost={noteMost}
              noteRef={noteField}
              busy={busy}
              templates={
                <span className="row">
                  {lastNote && (
                    <Button size="small" onClick={() => setNote(lastNote.slice(0, noteMost))}>
                      {words.stream.lastNote} <kbd>L</kbd>
                    </Button>
                  )}
                  <NoteTemplates
                    kind={kind}
                    note={note}
                    take={(taken) => setNote(taken.slice(0, noteMost))}
                  />
                </span>
              }
              toggle={toggle}
              setNote={setNote}
              send={reject}
              close={close}
            />
          ) : (
            <>
              <Button
                type="primary"
                icon={<CheckOutlined />}
                disabled={!isMine || busy}
                loading={busy}
                onClick={approve}
              >
                {words.approve} <kbd>A</kbd>
              </Button>
              <Button
                danger
                icon={<CloseOutlined />}
                disabled={!isMine || busy}
                onClick={() => setRejecting(true)}
              >
                {words.reject} <kbd>R</kbd>
              </Button>
              <Button icon={<LeftOutlined />} onClick={() => stream.go('previous')}>
                {words.stream.previous} <kbd>K</kbd>
              </Button>
              <Button icon={<RightOutlined />} iconPlacement="end" onClick={() => stream.go('next')}>
                {words.stream.next} <kbd>J</kbd>
              </Button>
              <Button onClick={stream.toQueue}>
                {words.back} <kbd>B</kbd>
              </Button>
              <Button type="text" className="stream-help" onClick={() => setHelping(true)}>
                {words.stream.keys} <kbd>?</kbd>
              </Button>
            </>
          )}
        </div>
      )}
      <Modal open={helping} footer={null} title={words.stream.keys} onCancel={() => setHelping(false)}>
        <dl className="stream-keys">
          {words.stream.keyList.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Modal>
    </Page>
  );
}
