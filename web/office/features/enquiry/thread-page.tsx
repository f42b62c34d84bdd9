import { ArrowLeftOutlined, PictureOutlined } from '@ant-design/icons';
import { Alert, Avatar, Card } from 'antd';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import type { EnquiryThread } from '../../../../contract/deal/enquiry.ts';
import { ownEnquiryRoutes } from '../../../../contract/deal/own-enquiry.ts';
import { enquiryLifecycle } from '../../../../domain/deal/enquiry.ts';
import { useCall, useSend } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { FactGrid } from '../../../backoffice/parts/facts/fact-grid.tsx';
import { NamedEmail } from '../../../backoffice/parts/facts/named-email.tsx';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { publicUrl } from '../../../client/host.ts';
import { useCompany } from '../../account/company.ts';
import { pathOf } from '../../screens.ts';
import { useEnquiryWords } from '../../words.ts';
import { readEnquiry } from './enquiry.queries.ts';
import { EnquiryStatusTag } from './enquiry-status-tag.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ThreadActions } from './thread-actions.tsx';
import { ThreadMessages } from './thread-messages.tsx';

export function EnquiryPage() {
  const text = useEnquiryWords();
  const id = Number(useParams().id) || 0;
  const thread = useCall(ownEnquiryRoutes.getEnquiry, { params: { id } });
  const company = useCompany().data;
  // a supplier who asked another one is the buyer there
  const isSupplier = company !== undefined && company.id === thread.data?.company.id;
  const unread = company !== undefined && thread.data?.read === false;
  const { mutate: markRead } = useSend(readEnquiry);
  useEffect(() => {
    if (unread) markRead({ params: { id } });
  }, [unread, markRead, id]);

  return (
    <Page
      title={thread.data?.subject || thread.data?.product?.title || text.noSubject}
      extra={
        <Link to={pathOf('enquiries')}>
          <ArrowLeftOutlined /> {text.back}
        </Link>
      }
    >
      <Answer of={thread}>
        {(enquiry) => (
          <div className="thread-page">
            <div className="thread-about">
              <Card>
                <About enquiry={enquiry} isSupplier={isSupplier} />
                {enquiry.delivery !== 'refused' && (
                  <ThreadActions thread={enquiry} side={isSupplier ? 'supplier' : 'buyer'} />
                )}
              </Card>
            </div>
            <div className="stack">
              {enquiry.checked && (
                <Alert showIcon type="warning" title={text.checkedTitle} description={text.checkedNote} />
              )}
              {enquiry.delivery !== 'delivered' && (
                <Alert
                  showIcon
                  type={enquiry.delivery === 'held' ? 'info' : 'warning'}
                  title={text[`${enquiry.delivery}Note`]}
                />
              )}
              <Card>
                <ThreadMessages thread={enquiry} me={isSupplier ? 'supplier' : 'buyer'} />
                {enquiry.delivery !== 'refused' && canWrite(enquiry.status, isSupplier) ? (
                  <ReplyForm id={id} withTemplates={isSupplier} />
                ) : (
                  <p className="quiet">{text.noReply}</p>
                )}
              </Card>
            </div>
          </div>
        )}
      </Answer>
    </Page>
  );
}

const canWrite = (status: EnquiryThread['status'], isSupplier: boolean): boolean => {
  const possible: readonly string[] = enquiryLifecycle.actions(status, isSupplier ? 'supplier' : 'buyer');
  return possible.includes(isSupplier ? 'reply' : 'write');
};

/** What was asked about, by whom or of whom. */
function About({ enquiry, isSupplier }: { enquiry: EnquiryThread; isSupplier: boolean }) {
  const text = useEnquiryWords();
  const kit = useBackofficeWords();
  const format = useFormat();
  const { products, quantity, unit } = enquiry;
  const country = format.name({ name: enquiry.country, name_zh: enquiry.country_zh });
  const person = [
    { key: 'buyer', label: text.buyer, children: enquiry.name },
    { key: 'email', label: text.email, children: <NamedEmail of={enquiry} /> },
    { key: 'company', label: text.company, children: enquiry.buyer_company || kit.none },
    { key: 'country', label: text.country, children: country },
  ];
  return (
    <>
      {products.length > 0 && (
        <ul className="asked-products" aria-label={text.product}>
          {products.map(({ id, title, image }) => (
            <li key={id}>
              <a href={publicUrl(`/product-detail/${id}.html`)} target="_blank" rel="noreferrer">
                <Avatar shape="square" size={56} src={image} icon={<PictureOutlined />} alt="" />
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <FactGrid
        facts={[
          {
            key: 'quantity',
            label: text.quantity,
            children:
              quantity === null ? kit.none : unit ? format.quantity(quantity, unit) : format.number(quantity),
          },
          { key: 'state', label: text.state, children: <EnquiryStatusTag enquiry={enquiry} /> },
          ...(isSupplier
            ? person
            : [{ key: 'supplier', label: text.supplier, children: enquiry.company.name, wide: true }]),
        ]}
      />
    </>
  );
}
