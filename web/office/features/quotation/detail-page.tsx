/** One quotation, for either side (decision 27). */
import { ArrowLeftOutlined, PrinterOutlined } from '@ant-design/icons';
import { Alert, Button, Card } from 'antd';
import { Link, useParams } from 'react-router';
import { type MemberQuotation, quotationRoutes } from '../../../../contract/deal/quotation.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { NamedEmail } from '../../../backoffice/parts/facts/named-email.tsx';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { AppealLink, AppealsOf } from '../../account/appeal-link.tsx';
import { pathOf } from '../../screens.ts';
import { useQuotationWords } from '../../words.ts';
import { ReportButton } from '../report/report-button.tsx';
import { BuyerActions } from './buyer-actions.tsx';
import { BuyerNote } from './buyer-note.tsx';
import { isHidden } from './quotation-columns.tsx';
import { SupplierActions } from './supplier-actions.tsx';
import { Terms } from './terms.tsx';
import { Versions } from './versions.tsx';
import './quotation.css';

export function QuotationPage() {
  const words = useQuotationWords();
  const id = Number(useParams().id) || 0;
  const answer = useCall(quotationRoutes.getQuotation, { params: { id } });
  const back = answer.data?.side === 'supplier' ? 'myQuotations' : 'quotations';
  return (
    <Page
      title={answer.data?.item_name}
      extra={
        <span className="row wrapping">
          <Button icon={<PrinterOutlined />} onClick={() => print()}>
            {words.print}
          </Button>
          <Link to={pathOf(back)}>
            <ArrowLeftOutlined /> {words.back}
          </Link>
        </span>
      }
    >
      <Answer of={answer}>
        {(quotation) => (
          <div className="stack">
            <Outcome quotation={quotation} />
            <Card>
              <Terms quotation={quotation} />
              {quotation.side === 'supplier' && isHidden(quotation) && (
                <AppealsOf thing="quotation" ids={[quotation.id]}>
                  <AppealLink id={quotation.id} />
                </AppealsOf>
              )}
              {quotation.side === 'buyer' ? (
                <BuyerActions quotation={quotation} />
              ) : (
                <SupplierActions quotation={quotation} />
              )}
            </Card>
            {quotation.versions.length > 0 && <Versions quotation={quotation} />}
            {quotation.side === 'buyer' && (
              <>
                <BuyerNote key={quotation.id} quotation={quotation} />
                <div>
                  <ReportButton target={{ type: 'quotation', id: quotation.id }} />
                </div>
              </>
            )}
          </div>
        )}
      </Answer>
    </Page>
  );
}

/** What the other side has said last. */
function Outcome({ quotation }: { quotation: MemberQuotation }) {
  const words = useQuotationWords();
  const format = useFormat();
  const { side, contact, deal, better_offer, declined_for, currency, unit } = quotation;
  const toDeal = deal !== null && <Link to={pathOf('deal', { id: deal })}>{words.openDeal}</Link>;
  if (side === 'buyer' && toDeal)
    return <Alert type="success" showIcon title={words.acceptedByYou} action={toDeal} />;
  if (side === 'supplier' && contact) {
    const who = [contact.name, contact.company].filter(Boolean).join(' · ');
    return (
      <Alert
        type="success"
        showIcon
        title={words.contact}
        action={toDeal}
        description={
          <>
            {who} · <NamedEmail of={contact} />
          </>
        }
      />
    );
  }
  if (declined_for)
    return (
      <Alert
        type="info"
        showIcon
        title={words.declinedFor(words.declineReasons[declined_for.reason])}
        description={declined_for.note}
      />
    );
  if (!better_offer) return null;
  const { target_price, note } = better_offer;
  return (
    <Alert
      type={side === 'supplier' ? 'warning' : 'info'}
      showIcon
      title={side === 'supplier' ? words.askedSupplier : words.askedBuyer}
      description={
        <span className="pre breakable">
          {[
            target_price !== null &&
              words.target(`${format.amount(currency, target_price)}/${format.unit(unit)}`),
            note,
          ]
            .filter(Boolean)
            .join('\n')}
        </span>
      }
    />
  );
}
