import { Alert, Button, Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CategoryProperty } from '../../../../../contract/product/category.ts';
import { useContractForm } from '../../../../backoffice/form/context.ts';
import { Submit } from '../../../../backoffice/form/submit.tsx';
import type { ListedImage } from '../../../../backoffice/upload/image-source.tsx';
import { knownImages } from '../../../../backoffice/upload/use-known-images.ts';
import { useProductWords } from '../../../words.ts';
import { BasicsCard } from '../cards/basics-card.tsx';
import { DescriptionCard } from '../cards/description-card.tsx';
import { PicturesCard } from '../cards/pictures-card.tsx';
import { PropertiesCard } from '../cards/properties-card.tsx';
import { SideBar, sectionId } from '../cards/side-bar.tsx';
import { SupplyCard } from '../cards/supply-card.tsx';
import { TradeCard } from '../cards/trade-card.tsx';
import { useIsUncertified } from '../category/certification-notice.tsx';
import { ContractForm } from '../values/fields.ts';
import { clearUnsaved, readUnsaved, storeUnsaved, type UnsavedKey } from '../values/unsaved-input.ts';
import { emptyValues, inCategory, type ProductValues } from '../values/values.ts';
import { useCheckDialog } from './check-dialog.tsx';
import { Preview } from './preview.tsx';
import type { Saving } from './use-saving.ts';
import '../product.css';
import '../cards/product-side.css';

type Save = (values: Partial<ProductValues>) => Promise<unknown>;

interface Props {
  offered: readonly CategoryProperty[];
  category: string;
  saving: Saving;
  initial?: Partial<ProductValues>;
  /** The pictures of the product as it was saved. */
  images?: readonly ListedImage[];
  /** The category is not the one that was saved. */
  isMoved?: boolean;
  /** It is saved while it is being typed. */
  isDraft: boolean;
  /** It can be saved as it is, complete or not. */
  mayBeDraft: boolean;
}

export function ProductForm(props: Props) {
  const { of } = props.saving;
  const [kept, setKept] = useState(() => readUnsaved(of().key, of().edition));
  const discard = () => {
    clearUnsaved(of().key);
    setKept(null);
  };
  return <TypedForm key={kept ? 'typed' : 'saved'} {...props} kept={kept} discard={discard} />;
}

function TypedForm(props: Props & { kept: ReturnType<typeof readUnsaved>; discard(): void }) {
  const { offered, category, saving, initial = emptyValues, isMoved = false, kept, discard } = props;
  const words = useProductWords().form;
  const images = [...(props.images ?? []), ...(kept?.images ?? [])];
  const names = new Set(offered.map(({ name }) => name));
  const { keep, keepNow, forget } = useKeeping(saving.of);
  const check = useCheckDialog();
  const [previewed, setPreviewed] = useState(false);
  const stored = (save: Save) => async (values: Partial<ProductValues>) => {
    const { key } = saving.of();
    await save(values);
    forget(key);
  };
  const submit = async (values: Partial<ProductValues>) => {
    await check.ask(await saving.check(values));
    await saving.submit(values);
  };
  return (
    <ContractForm
      words={words}
      initialValues={kept ? inCategory(kept.values, names) : initial}
      isTyped={kept !== null || isMoved}
      onTyped={keep}
      onSubmit={stored(submit)}
      autosave={props.isDraft ? stored(saving.autosave) : undefined}
      guarded
    >
      <div className={previewed ? 'product-form with-preview' : 'product-form'}>
        {previewed ? <Preview bodyOf={saving.bodyOf} close={() => setPreviewed(false)} /> : <SideBar />}
        <div className="stack">
          {kept && (
            <Alert
              type="info"
              showIcon
              title={words.restored}
              action={
                <Button type="link" className="link-button" onClick={discard}>
                  {words.discard}
                </Button>
              }
            />
          )}
          <BasicsCard
            category={category}
            changeCategory={<ChangeCategory to={saving.categoryPath} keep={keepNow} />}
          />
          <PicturesCard saved={images} />
          <PropertiesCard offered={offered} />
          <TradeCard />
          <SupplyCard id={sectionId('supply')} />
          <DescriptionCard />
          <FormFoot
            saveDraft={props.mayBeDraft ? stored(saving.saveDraft) : null}
            check={async (values) => check.show(await saving.check(values))}
            preview={previewed ? null : () => setPreviewed(true)}
          />
        </div>
      </div>
      {check.dialog}
    </ContractForm>
  );
}

const PAUSE = 1000;

/** Keeps what is typed in the tab, a second after the last change and when the form goes away. */
function useKeeping(of: Saving['of']) {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; now(): void } | null>(null);
  const forget = (key: UnsavedKey) => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
    clearUnsaved(key);
  };
  const keepNow = (values: Partial<ProductValues>) => {
    const { key, edition } = of();
    storeUnsaved(key, { edition, values, images: knownImages(values.images ?? []) });
  };
  const keep = (values: Partial<ProductValues>) => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    const now = () => {
      waiting.current = null;
      keepNow(values);
    };
    waiting.current = { timer: setTimeout(now, PAUSE), now };
  };
  useEffect(
    () => () => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current?.now();
    },
    [],
  );
  return { keep, keepNow, forget };
}

/** What is typed goes along. */
function ChangeCategory({ to, keep }: { to(): string; keep(values: Partial<ProductValues>): void }) {
  const words = useProductWords().form;
  const navigate = useNavigate();
  const form = Form.useFormInstance();
  const { send } = useContractForm();
  const leave = async () => {
    keep(form.getFieldsValue(true));
    await navigate(to());
  };
  return (
    <Button type="link" className="link-button" onClick={() => send(leave)}>
      {words.changeCategory}
    </Button>
  );
}

interface Foot {
  saveDraft: Save | null;
  check: Save;
  /** null while it is shown. */
  preview: (() => void) | null;
}

function FormFoot({ saveDraft, check, preview }: Foot) {
  const words = useProductWords().form;
  const uncertified = useIsUncertified();
  return (
    <div className="form-foot">
      {!uncertified && <Submit size="large">{words.submit}</Submit>}
      {saveDraft && <DraftButton save={saveDraft} isMain={uncertified} />}
      <CheckButton check={check} />
      {preview && (
        <Button size="large" onClick={preview}>
          {words.preview}
        </Button>
      )}
    </div>
  );
}

/** A draft may be incomplete, so only the server judges it. */
function DraftButton({ save, isMain }: { save: Save; isMain: boolean }) {
  const words = useProductWords().form;
  const { busy, send } = useContractForm();
  const form = Form.useFormInstance();
  return (
    <Button
      size="large"
      {...(isMain && { type: 'primary' })}
      loading={busy}
      onClick={() => send(() => save(form.getFieldsValue(true)))}
    >
      {words.draft}
    </Button>
  );
}

/** Without submitting, and whether the form is complete or not. */
function CheckButton({ check }: { check: Save }) {
  const words = useProductWords().form;
  const { refuse } = useContractForm();
  const form = Form.useFormInstance();
  const [busy, setBusy] = useState(false);
  const look = async () => {
    setBusy(true);
    try {
      await check(form.getFieldsValue(true));
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="large" loading={busy} onClick={look}>
      {words.check}
    </Button>
  );
}
