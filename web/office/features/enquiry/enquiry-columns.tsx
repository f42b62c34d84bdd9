import { MessageOutlined } from '@ant-design/icons';
import { Avatar, Badge, Tag } from 'antd';
import { Link } from 'react-router';
import type { EnquiryItem } from '../../../../contract/deal/enquiry.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { type Column, timeColumn } from '../../../backoffice/list/columns/columns.tsx';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { pathOf } from '../../screens.ts';
import { useEnquiryWords } from '../../words.ts';
import { EnquiryStatusTag } from './enquiry-status-tag.tsx';
import './enquiry.css';

export type EnquiryBox = 'received' | 'sent';

export function useEnquiryColumns(box: EnquiryBox): Column<EnquiryItem>[] {
  const words = useEnquiryWords();
  const kit = useBackofficeWords();
  const format = useFormat();
  const received = box === 'received';
  const countryOf = (item: EnquiryItem) => format.name({ name: item.country, name_zh: item.country_zh });
  return [
    {
      key: 'subject',
      title: received ? words.from : words.to,
      render: (_, item) => (
        <Link to={pathOf('enquiry', { id: item.id })} className="enquiry-cell">
          <Avatar shape="square" size={56} src={item.product?.image} icon={<MessageOutlined />} alt="" />
          <span>
            <span className={item.read ? undefined : 'unread'}>
              {!item.read && <Badge status="processing" text="" aria-label={words.unread} />}{' '}
              {item.subject || item.product?.title || words.noSubject}{' '}
              {item.checked && <Tag color="warning">{words.checked}</Tag>}
              {item.labels.map(({ id, name }) => (
                <Tag key={id}>{name}</Tag>
              ))}
            </span>
            <span className="quiet one-line">{item.excerpt}</span>
            <span className="quiet">
              {received
                ? [item.name, item.buyer_company, countryOf(item)].filter(Boolean).join(' · ')
                : item.company.name}
            </span>
          </span>
        </Link>
      ),
    },
    {
      key: 'quantity',
      title: words.quantity,
      width: 130,
      className: 'numbers',
      render: (_, { quantity, unit }) =>
        quantity === null ? kit.none : unit ? format.quantity(quantity, unit) : format.number(quantity),
    },
    {
      key: 'state',
      title: words.state,
      width: 110,
      render: (_, enquiry) => <EnquiryStatusTag enquiry={enquiry} />,
    },
    timeColumn('time', words.lastMessage, (item) => item.last_message_at),
  ];
}
