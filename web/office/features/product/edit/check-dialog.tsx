import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { ShownFinding } from '../../../../../contract/schema/finding.ts';
import { blocks } from '../../../../../domain/evidence/finding.ts';
import { useFindingWords } from '../../../../backoffice/app/words.ts';
import { FindingList } from '../../../../backoffice/findings/finding-list.tsx';
import { NotSent } from '../../../../backoffice/form/context.ts';
import { useProductWords } from '../../../words.ts';
import { goToField } from '../cards/side-bar.tsx';

interface Asked {
  findings: readonly ShownFinding[];
  /** Null where nothing is about to be submitted. */
  decide: ((submit: boolean) => void) | null;
}

/** Shows what the check found: by itself, or before a submission, which goes on only if its sender wants it to. */
export function useCheckDialog() {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    show: (findings: readonly ShownFinding[]) => setAsked({ findings, decide: null }),
    /** Throws NotSent when the sender goes back. */
    async ask(findings: readonly ShownFinding[]): Promise<void> {
      if (findings.length === 0) return;
      const submit = await new Promise<boolean>((decide) => setAsked({ findings, decide }));
      if (!submit) throw new NotSent();
    },
    dialog: asked && (
      <CheckDialog
        asked={asked}
        close={(submit) => {
          setAsked(null);
          asked.decide?.(submit);
        }}
      />
    ),
  };
}

function CheckDialog({ asked, close }: { asked: Asked; close(submit: boolean): void }) {
  const { form: words } = useProductWords();
  const found = useFindingWords();
  const names: Record<string, unknown> = words;
  const { findings, decide } = asked;
  const mayPass = decide !== null && !findings.some(blocks);
  return (
    <Modal
      open
      title={found.heading}
      width={640}
      // it stands still at once: what is pressed is what was seen
      transitionName=""
      maskTransitionName=""
      onCancel={() => close(false)}
      footer={
        <>
          <Button {...(!mayPass && { type: 'primary' })} onClick={() => close(false)}>
            {words.backToForm}
          </Button>
          {mayPass && (
            <Button type="primary" onClick={() => close(true)}>
              {words.submitAnyway}
            </Button>
          )}
        </>
      }
    >
      {decide && <p>{mayPass ? words.mayPass : words.mustChange}</p>}
      <FindingList
        findings={findings}
        nameOf={(field) => String(names[field] ?? field)}
        onPick={(field) => {
          close(false);
          goToField(field);
        }}
      />
    </Modal>
  );
}
