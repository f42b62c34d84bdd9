import { EyeOutlined } from '@ant-design/icons';
import { App, Button, Card } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OwnShopContent } from '../../../../../contract/company/own-shop.ts';
import { SHOP_FORMS, type ShopContent } from '../../../../../contract/company/shop-content.ts';
import { CERTIFICATION_STATUS } from '../../../../../domain/company/certification.ts';
import { useSend } from '../../../../backoffice/app/queries.ts';
import { contractForm } from '../../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../../backoffice/form/submit.tsx';
import { useCompany } from '../../../account/company.ts';
import { pathOf } from '../../../screens.ts';
import { useShopContentWords } from '../../../words.ts';
import { ContentFields, type FieldsProps } from './inputs/content-fields.tsx';
import { createShopContent, saveShopContent, submitShopContent } from './shop-content.queries.ts';
import { ShopPreview } from './shop-preview.tsx';
import { fixedPart, kindOf, TAB_OF, type What } from './what.ts';
import './content.css';

interface Props {
  what: What;
  item: OwnShopContent | null;
}

/** Something of the shop, new or as it is stored, beside the page that it would make. */
export function ContentForm({ what, item }: Props) {
  const words = useShopContentWords();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const company = useCompany().data;
  const certified = company?.companyAuthStatus === CERTIFICATION_STATUS.approved;
  const { ContractForm, Field } = useMemo(
    () => contractForm(SHOP_FORMS[what] as typeof SHOP_FORMS.news),
    [what],
  );
  const create = useSend(createShopContent);
  const save = useSend(saveShopContent);
  const submit = useSend(submitShopContent);
  // saved already when only the submission failed: it is not made twice
  const stored = useRef(item && { id: item.id, version: item.version });
  const thenSubmit = useRef(false);
  const whole = (values: object) => ({ ...values, ...fixedPart(what) }) as ShopContent;
  const [typed, setTyped] = useState<ShopContent>(whole(item?.content ?? {}));
  const kind = kindOf(what);
  const [previewed, setPreviewed] = useState(false);

  const send = async (values: object) => {
    const content = whole(values);
    const { current } = stored;
    stored.current = current
      ? await save.mutateAsync({ params: { id: current.id }, body: { ...content, version: current.version } })
      : await create.mutateAsync({ body: content });
    if (thenSubmit.current) await submit.mutateAsync({ params: { id: stored.current.id } });
    message.success(thenSubmit.current ? words.submitted : words.saved);
    void navigate(pathOf(TAB_OF[kind]));
  };
  return (
    <div className={previewed ? 'with-preview' : undefined}>
      <ContractForm
        className="content-form"
        words={words}
        initialValues={item?.content as never}
        guarded
        onTyped={(values) => setTyped(whole(values))}
        onSubmit={send}
      >
        <Card>
          <div className="content-form-fields">
            <ContentFields Field={Field as FieldsProps['Field']} what={what} files={item?.files ?? []} />
            <div className="row">
              <Submit
                onClick={() => {
                  thenSubmit.current = true;
                }}
                disabled={!certified}
              >
                {words.saveAndSubmit}
              </Submit>
              <Submit
                type="default"
                onClick={() => {
                  thenSubmit.current = false;
                }}
              >
                {words.saveDraft}
              </Submit>
              {!previewed && (
                <Button icon={<EyeOutlined />} onClick={() => setPreviewed(true)}>
                  {words.preview}
                </Button>
              )}
            </div>
          </div>
        </Card>
      </ContractForm>
      {previewed && (
        <ShopPreview
          page={kind === 'section' ? 'home' : kind}
          unsaved={{ draft: { id: item?.id ?? null, content: typed } }}
          template={company?.template ?? 'default'}
          close={() => setPreviewed(false)}
        />
      )}
    </div>
  );
}
