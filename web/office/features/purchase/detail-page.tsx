import { ArrowLeftOutlined, DeleteOutlined, EditOutlined, StopOutlined } from '@ant-design/icons';
import { Alert, Button, Card } from 'antd';
import { Link, useNavigate, useParams } from 'react-router';
import { type OwnPurchase, ownPurchaseRoutes } from '../../../../contract/deal/own-purchase.ts';
import { posterDay } from '../../../../domain/deal/closing.ts';
import { PURCHASE_STATUS } from '../../../../domain/deal/purchase-audit.ts';
import { useConfirmDestroy } from '../../../backoffice/actions/confirm-destroy.tsx';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { useCall } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { useBulkReport } from '../../../backoffice/list/bulk/use-bulk-action.tsx';
import { type Fact, FactGrid } from '../../../backoffice/parts/facts/fact-grid.tsx';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { StatusTag } from '../../../backoffice/status/status-tag.tsx';
import { PrivateFileLink } from '../../../backoffice/upload/private-file-link.tsx';
import { publicUrl } from '../../../client/host.ts';
import { AppealLink, AppealsOf } from '../../account/appeal-link.tsx';
import { useUsualTime } from '../../account/usual-time.ts';
import { pathOf } from '../../screens.ts';
import { usePurchaseWords } from '../../words.ts';
import { closePurchases, deletePurchases } from './purchase.queries.ts';
import { PurchaseActions } from './purchase-actions.tsx';
import { isRefused } from './purchase-columns.tsx';
import './purchase.css';

export function PurchasePage() {
  const words = usePurchaseWords();
  const id = Number(useParams().id) || 0;
  const answer = useCall(ownPurchaseRoutes.getOwnPurchase, { params: { id } });
  return (
    <Page
      title={answer.data?.title}
      extra={
        <Link to={pathOf('purchases')}>
          <ArrowLeftOutlined /> {words.back}
        </Link>
      }
    >
      <Answer of={answer}>
        {(purchase) => (
          <div className="stack">
            <AppealsOf thing="purchase" ids={isRefused(purchase) ? [purchase.id] : []}>
              <Outcome purchase={purchase} />
            </AppealsOf>
            <Card>
              <Facts purchase={purchase} />
              <Verbs purchase={purchase} />
            </Card>
          </div>
        )}
      </Answer>
    </Page>
  );
}

/** What the review has said, of the request or of its edit. */
function Outcome({ purchase: { id, status, audit, edit } }: { purchase: OwnPurchase }) {
  const words = usePurchaseWords();
  const waits = status === PURCHASE_STATUS.underReview;
  const usual = useUsualTime('purchase', waits);
  if (usual) return <Alert type="info" showIcon title={usual} />;
  if (status === PURCHASE_STATUS.notPassed)
    return (
      <Alert
        type="error"
        showIcon
        title={words.refused}
        description={audit.reason}
        action={<AppealLink id={id} />}
      />
    );
  if (edit?.submitted_at)
    return <Alert type="info" showIcon title={words.editWaits} description={words.editWaitsText} />;
  if (edit)
    return (
      <Alert
        type="warning"
        showIcon
        title={words.editRefusedText}
        description={edit.reason}
        action={<AppealLink id={id} />}
      />
    );
  return null;
}

function Facts({ purchase }: { purchase: OwnPurchase }) {
  const words = usePurchaseWords();
  const kit = useBackofficeWords();
  const format = useFormat();
  const { language } = useLanguage();
  const { fields } = words;
  const { targetPrice, currency, unit, contact, product, files, certifications } = purchase;
  const facts: (Fact | false | null)[] = [
    {
      key: 'status',
      label: fields.status,
      children: <StatusTag of="purchase" status={purchase.status} />,
    },
    {
      key: 'quotations',
      label: words.quotations,
      children: `${format.number(purchase.quotaNum)}${purchase.unread > 0 ? ` · ${words.unread(purchase.unread)}` : ''}`,
    },
    { key: 'quantity', label: fields.quantity, children: format.quantity(purchase.quantity, unit) },
    {
      key: 'targetPrice',
      label: fields.targetPrice,
      children:
        targetPrice === null ? kit.none : `${format.amount(currency, targetPrice)}/${format.unit(unit)}`,
    },
    { key: 'receive', label: fields.receive, children: format.name(purchase.receive) },
    {
      key: 'closingDate',
      label: fields.closingDate,
      children: words.endOf(posterDay(purchase.closingDate), purchase.timeZone),
    },
    {
      key: 'certifications',
      label: fields.certifications,
      children: format.certifications(certifications) || kit.none,
    },
    {
      key: 'category',
      label: fields.category,
      children: (language === 'zh' ? purchase.cate_names_zh : purchase.cate_names).join(' / '),
    },
    {
      key: 'contact',
      label: fields.contact,
      children: [contact.name, contact.company, contact.email].filter(Boolean).join(' · '),
    },
    product && {
      key: 'product',
      label: words.product,
      children: (
        <a href={publicUrl(`/product-detail/${product.id}.html`)} target="_blank" rel="noreferrer">
          {product.title}
        </a>
      ),
    },
    { key: 'posted', label: words.posted, children: dayAndTime(purchase.created_at) },
    purchase.published_at !== null && {
      key: 'published',
      label: words.published,
      children: dayAndTime(purchase.published_at),
    },
    {
      key: 'description',
      label: fields.description,
      wide: true,
      children: <span className="pre">{purchase.description}</span>,
    },
    files.length > 0 && {
      key: 'files',
      label: fields.files,
      wide: true,
      children: (
        <div className="stack">
          {files.map((file) => (
            <PrivateFileLink key={file.id} file={file} />
          ))}
        </div>
      ),
    },
  ];
  return <FactGrid facts={facts.filter((fact) => fact !== null && fact !== false)} />;
}

function Verbs({ purchase }: { purchase: OwnPurchase }) {
  const words = usePurchaseWords();
  const navigate = useNavigate();
  const confirmDestroy = useConfirmDestroy();
  const report = useBulkReport();
  const { id, title, url, actions, tracking, quotaNum } = purchase;
  const compares = tracking !== null && quotaNum > 0;
  const close = useAction(closePurchases, { onDone: (outcomes) => report(outcomes, () => title) });
  const remove = useAction(deletePurchases, {
    onDone: (outcomes) => {
      report(outcomes, () => title);
      navigate(pathOf('purchases'));
    },
  });
  return (
    <div className="card-foot">
      {compares && (
        <Button type="primary" href={tracking} target="_blank" rel="noreferrer">
          {words.compare}
        </Button>
      )}
      {actions.includes('edit') && (
        <Button
          type={compares ? 'default' : 'primary'}
          icon={<EditOutlined />}
          onClick={() => navigate(pathOf('purchaseEdit', { id }))}
        >
          {words.edit}
        </Button>
      )}
      <PurchaseActions
        item={{ ...purchase, actions: actions.filter((action) => action !== 'edit') }}
        asButtons
      />
      {url && (
        <Button href={url} target="_blank" rel="noreferrer">
          {words.publicPage}
        </Button>
      )}
      {actions.includes('close') && (
        <Button
          icon={<StopOutlined />}
          loading={close.busy}
          onClick={() =>
            confirmDestroy([title], {
              title: words.closeAsk(1),
              verb: words.close,
              destroy: () => close.run({ body: { ids: [id] } }),
            })
          }
        >
          {words.close}
        </Button>
      )}
      <Button
        danger
        icon={<DeleteOutlined />}
        loading={remove.busy}
        onClick={() =>
          confirmDestroy([title], {
            title: words.removeAsk(1),
            destroy: () => remove.run({ body: { ids: [id] } }),
          })
        }
      >
        {words.remove}
      </Button>
    </div>
  );
}
