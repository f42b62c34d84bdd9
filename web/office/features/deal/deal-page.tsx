/** One deal, for either side (decision 38). */
import { ArrowLeftOutlined, PrinterOutlined } from '@ant-design/icons';
import { Alert, Button, Card } from 'antd';
import { Link, useParams } from 'react-router';
import { type Deal, dealRoutes } from '../../../../contract/deal/deal.ts';
import { DEAL_STATUS } from '../../../../domain/deal/deal.ts';
import { fill } from '../../../../domain/fill.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { pathOf } from '../../screens.ts';
import { useDealWords } from '../../words.ts';
import { AskedFor, Terms } from './agreed.tsx';
import { People } from './people.tsx';
import { Steps } from './steps.tsx';
import './deal.css';

export function DealPage() {
  const words = useDealWords();
  const id = Number(useParams().id) || 0;
  const answer = useCall(dealRoutes.getDeal, { params: { id } });
  return (
    <Page
      title={answer.data && fill(words.title, { number: answer.data.number })}
      extra={
        <span className="row wrapping">
          <Button icon={<PrinterOutlined />} onClick={() => print()}>
            {words.print}
          </Button>
          <Link to={pathOf('deals')}>
            <ArrowLeftOutlined /> {words.back}
          </Link>
        </span>
      }
    >
      <Answer of={answer}>
        {(deal) => (
          <div className="stack">
            <Head deal={deal} />
            <Steps deal={deal} />
            <People deal={deal} />
            <Safe deal={deal} />
            <Card title={words.agreed}>
              <Terms deal={deal} />
            </Card>
            <Card title={words.asked}>
              <AskedFor deal={deal} />
            </Card>
          </div>
        )}
      </Answer>
    </Page>
  );
}

/** Where it stands in one line: with whom, how many, for how much, on which terms. */
function Head({ deal }: { deal: Deal }) {
  const words = useDealWords();
  const format = useFormat();
  const { status, side, quantity, unit, total, incoterm, port } = deal;
  const parts = [
    format.quantity(quantity, unit),
    total && format.amount(total.currency, total.amount),
    [incoterm, port].filter(Boolean).join(' '),
  ];
  return (
    <Alert
      type={status === DEAL_STATUS.cancelled ? 'info' : 'success'}
      showIcon
      title={fill(words.heads[status], { company: deal.with })}
      description={
        <>
          <div>{parts.filter(Boolean).join(' · ')}</div>
          {status === DEAL_STATUS.open && <div className="quiet">{words.next[side]}</div>}
        </>
      }
    />
  );
}

function Safe({ deal: { side } }: { deal: Deal }) {
  const words = useDealWords();
  const { title, points } = side === 'buyer' ? words.safe : words.safeSupplier;
  return (
    <Alert
      type="warning"
      showIcon
      title={title}
      description={
        <ul className="deal-safe">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      }
    />
  );
}
