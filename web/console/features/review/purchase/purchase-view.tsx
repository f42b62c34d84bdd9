import { Descriptions, Timeline } from 'antd';
import type { DescriptionsItemType } from 'antd/es/descriptions/index';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PurchaseReviewView } from '../../../../../contract/deal/purchase-review.ts';
import { posterDay } from '../../../../../domain/deal/closing.ts';
import {
  PUBLIC_PURCHASE,
  PURCHASE_STATUS,
  type PurchaseStatus,
} from '../../../../../domain/deal/purchase-audit.ts';
import { useLanguage } from '../../../../backoffice/app/language.tsx';
import { NamedEmail } from '../../../../backoffice/parts/facts/named-email.tsx';
import { SectionCard } from '../../../../backoffice/parts/facts/section-card.tsx';
import { dayAndTime } from '../../../../backoffice/parts/format.ts';
import { useFormat } from '../../../../backoffice/parts/use-format.ts';
import { StatusTag } from '../../../../backoffice/status/status-tag.tsx';
import { PrivateFileLink } from '../../../../backoffice/upload/private-file-link.tsx';
import { PrivateImage } from '../../../../backoffice/upload/private-image.tsx';
import { pathOf } from '../../../screens.ts';
import { usePurchaseWords } from '../../../words.ts';

const READ_BY_ALL: readonly PurchaseStatus[] = PUBLIC_PURCHASE;
const EARLIER_COLORS: Partial<Record<PurchaseStatus, string>> = {
  [PURCHASE_STATUS.notPassed]: 'red',
  [PURCHASE_STATUS.underReview]: 'blue',
};

type Field = keyof ReturnType<typeof usePurchaseWords>['fields'];

/** A request beside who asks, from where, and what they asked for before. */
export function PurchaseView({ item }: { item: PurchaseReviewView }) {
  return (
    <div className="purchase-review">
      <div className="stack">
        {item.proposal && <Proposed item={item} proposal={item.proposal} />}
        <Asked item={item} />
      </div>
      <div className="stack">
        <Who item={item} />
        <Earlier item={item} />
      </div>
    </div>
  );
}

function useFields() {
  const { fields } = usePurchaseWords();
  return (shown: Partial<Record<Field, ReactNode>>): DescriptionsItemType[] =>
    (Object.keys(shown) as Field[])
      .filter((key) => Boolean(shown[key]))
      .map((key) => ({ key, label: fields[key], children: shown[key] }));
}

function Asked({ item }: { item: PurchaseReviewView }) {
  const words = usePurchaseWords();
  const format = useFormat();
  const fields = useFields();
  const { language } = useLanguage();
  const { targetPrice, currency, unit, receive, audit } = item;
  return (
    <SectionCard
      title={words.asked}
      extra={
        <span className="row">
          {item.url && READ_BY_ALL.includes(item.status) && (
            <a href={item.url} target="_blank" rel="noreferrer">
              {words.publicPage}
            </a>
          )}
          <StatusTag of="purchase" status={item.status} />
        </span>
      }
    >
      <Descriptions
        column={1}
        items={[
          ...(audit.reason ? [{ key: 'reason', label: words.reason, children: audit.reason }] : []),
          ...fields({
            category: format.name(item.category),
            description: <span className="pre">{item.description}</span>,
            quantity: format.quantity(item.quantity, unit),
            targetPrice:
              targetPrice === null
                ? words.noPrice
                : `${format.amount(currency, targetPrice)}/${format.unit(unit)}`,
            destination: language === 'zh' ? receive.name_zh : receive.name,
            closing: words.endOf(posterDay(item.closingDate), item.timeZone),
            certifications: format.certifications(item.certifications),
            product: item.product && `${item.product.title} (${item.product.company}, #${item.product.id})`,
            quotations: item.quotaNum > 0 && String(item.quotaNum),
            files: item.files.length > 0 && <Files files={item.files} />,
          }),
        ]}
      />
    </SectionCard>
  );
}

/** What the edit would change, each beside what stands now. */
function Proposed({
  item,
  proposal,
}: {
  item: PurchaseReviewView;
  proposal: NonNullable<PurchaseReviewView['proposal']>;
}) {
  const words = usePurchaseWords();
  const format = useFormat();
  const { language } = useLanguage();
  const texts = (from: typeof proposal): Record<string, [string, string]> => ({
    title: [words.fields.title, from.title],
    category: [words.fields.category, format.name(from.category)],
    description: [words.fields.description, from.description],
    quantity: [words.fields.quantity, format.quantity(from.quantity, from.unit)],
    targetPrice: [
      words.fields.targetPrice,
      from.targetPrice === null
        ? words.noPrice
        : `${format.amount(from.currency as '$', from.targetPrice)}/${format.unit(from.unit)}`,
    ],
    destination: [words.fields.destination, language === 'zh' ? from.receive.name_zh : from.receive.name],
    certifications: [words.fields.certifications, format.certifications(from.certifications) || words.none],
    name: [words.fields.name, from.contact.name],
    company: [words.fields.company, from.contact.company || words.none],
  });
  const now = texts({ ...item, title: item.approvedTitle });
  const changed = Object.entries(texts(proposal)).filter(([key, [, text]]) => text !== now[key]![1]);
  const sameFiles = item.files.map(({ id }) => id).join() === proposal.files.map(({ id }) => id).join();
  return (
    <SectionCard title={words.proposed}>
      <Descriptions
        column={1}
        items={[
          ...changed.map(([key, [label, text]]) => ({
            key,
            label,
            children: (
              <div className="pre">
                <del className="quiet">{now[key]![1]}</del>
                <br />
                <ins>{text}</ins>
              </div>
            ),
          })),
          ...(sameFiles
            ? []
            : [
                {
                  key: 'files',
                  label: words.fields.files,
                  children: proposal.files.length > 0 ? <Files files={proposal.files} /> : words.none,
                },
              ]),
        ]}
      />
    </SectionCard>
  );
}

function Files({ files }: { files: PurchaseReviewView['files'] }) {
  return (
    <div className="review-images">
      {files.map((file) =>
        file.mime.startsWith('image/') ? (
          <PrivateImage key={file.id} url={file.url} alt={file.name} />
        ) : (
          <PrivateFileLink key={file.id} file={file} />
        ),
      )}
    </div>
  );
}

function Who({ item: { contact, account, submit } }: { item: PurchaseReviewView }) {
  const words = usePurchaseWords();
  const fields = useFields();
  return (
    <SectionCard title={words.who}>
      <Descriptions
        column={1}
        items={fields({
          name: contact.name,
          email: <NamedEmail of={contact} />,
          company: contact.company,
          account: account ? `${account.name}, ${account.email} (#${account.id})` : words.guest,
          ip: submit.ip,
          language: words.languages[submit.language],
        })}
      />
    </SectionCard>
  );
}

function Earlier({ item: { earlier } }: { item: PurchaseReviewView }) {
  const words = usePurchaseWords();
  return (
    <SectionCard title={words.earlier}>
      {earlier.length === 0 ? (
        <span className="quiet">{words.noEarlier}</span>
      ) : (
        <Timeline
          items={earlier.map(({ id, title, status, at }) => ({
            color: EARLIER_COLORS[status] ?? 'green',
            content: (
              <>
                <div className="quiet numbers">{dayAndTime(at)}</div>
                <Link to={pathOf('purchaseReview', { id })}>{title}</Link>{' '}
                <StatusTag of="purchase" status={status} />
              </>
            ),
          }))}
        />
      )}
    </SectionCard>
  );
}
