import { Button, Checkbox, Input } from 'antd';
import type { ReactNode, RefObject } from 'react';
import { useReviewWords } from '../../words.ts';

/** Keys of the reasons, in their order. */
export const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

interface Props<Reason extends string> {
  reasons: Record<Reason, string>;
  chosen: readonly Reason[];
  note: string;
  noteLabel: string;
  noteMost: number;
  noteRef: RefObject<HTMLTextAreaElement | null>;
  busy: boolean;
  /** What may be taken for the note. */
  templates: ReactNode;
  toggle(reason: Reason): void;
  setNote(note: string): void;
  send(): void;
  close(): void;
}

/** Why, and what the seller is told: by digits, and by hand. */
export function ReasonsPanel<Reason extends string>(props: Props<Reason>) {
  const { reasons, chosen, note, noteLabel, noteMost, noteRef, busy, templates } = props;
  const words = useReviewWords();
  const known = Object.keys(reasons) as Reason[];
  return (
    <section className="stream-reasons" aria-label={words.rejectTitle}>
      <fieldset className="reasons">
        <legend className="quiet">{words.reasons}</legend>
        {known.map((reason, i) => (
          <Checkbox key={reason} checked={chosen.includes(reason)} onChange={() => props.toggle(reason)}>
            {DIGITS[i] && <kbd>{DIGITS[i]}</kbd>} {reasons[reason]}
          </Checkbox>
        ))}
      </fieldset>
      <div className="stream-note">
        <div className="row">
          <label htmlFor="stream-note" className="quiet">
            {noteLabel} <kbd>M</kbd>
          </label>
          {templates}
        </div>
        <Input.TextArea
          id="stream-note"
          ref={(area) => {
            noteRef.current = area?.resizableTextArea?.textArea ?? null;
          }}
          value={note}
          onChange={({ target }) => props.setNote(target.value)}
          maxLength={noteMost}
          showCount
          autoSize={{ minRows: 2, maxRows: 6 }}
        />
      </div>
      <div className="row">
        <Button danger type="primary" loading={busy} disabled={chosen.length === 0} onClick={props.send}>
          {words.reject} <kbd>↵</kbd>
        </Button>
        <Button onClick={props.close}>
          {words.stream.cancel} <kbd>Esc</kbd>
        </Button>
      </div>
    </section>
  );
}
