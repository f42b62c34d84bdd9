import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Empty } from 'antd';
import { useSearchParams } from 'react-router';
import { pinRoutes } from '../../../../contract/product/pin.ts';
import type { Reply } from '../../../../contract/schema/route.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { day } from '../../../backoffice/parts/format.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { usePinWords } from '../../words.ts';
import { barOf, daysOf, monthAfter, monthOf } from './month.ts';

type Span = Reply<typeof pinRoutes.pinCalendar>[number];

/** A month: a line for each product, a bar for the days on which it is pinned. */
export function PinCalendar() {
  const words = usePinWords();
  const [address, setAddress] = useSearchParams();
  const month = monthOf(address.get('month'), new Date());
  const spans = useCall(pinRoutes.pinCalendar, { query: { month } }, { keep: true });
  const goTo = (next: string | null) =>
    setAddress((before) => {
      const after = new URLSearchParams(before);
      if (next === null) after.delete('month');
      else after.set('month', next);
      return after;
    });
  return (
    <section className="pin-calendar">
      <div className="pin-month">
        <Button
          type="text"
          icon={<LeftOutlined />}
          aria-label={words.previous}
          onClick={() => goTo(monthAfter(month, -1))}
        />
        <h2 className="numbers" aria-live="polite">
          {words.month(month)}
        </h2>
        <Button
          type="text"
          icon={<RightOutlined />}
          aria-label={words.next}
          onClick={() => goTo(monthAfter(month, 1))}
        />
        <Button onClick={() => goTo(null)}>{words.today}</Button>
      </div>
      <Answer of={spans}>{(found) => <Month month={month} spans={found} />}</Answer>
    </section>
  );
}

function Month({ month, spans }: { month: string; spans: readonly Span[] }) {
  const words = usePinWords();
  const lines = Map.groupBy(
    spans.filter((span) => barOf(span, month) !== null),
    ({ pid }) => pid,
  );
  if (lines.size === 0) return <Empty description={words.noneInMonth} />;
  const days = Array.from({ length: daysOf(month) }, (_, i) => i + 1);
  return (
    <>
      <div className="pin-days numbers" aria-hidden="true">
        {days.map((n) => (
          <span key={n}>{n}</span>
        ))}
      </div>
      <ul className="pin-lines">
        {[...lines].map(([pid, its]) => (
          <li key={pid}>
            <span className="one-line">{its[0]?.title}</span>
            <span className="pin-line">
              {its.map((span) => (
                <Bar key={span.from} span={span} month={month} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Bar({ span, month }: { span: Span; month: string }) {
  const words = usePinWords();
  const bar = barOf(span, month);
  const text = words.span(span.title, day(span.from), day(span.until));
  return (
    bar && (
      <span
        className="pin-bar"
        style={{ insetInlineStart: `${bar.left}%`, width: `${bar.width}%` }}
        role="img"
        aria-label={text}
        title={text}
      />
    )
  );
}
