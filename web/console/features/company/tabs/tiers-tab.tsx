import { Button, Input, Select, Table } from 'antd';
import { useState } from 'react';
import { type MembershipEvent, membershipRoutes } from '../../../../../contract/company/membership.ts';
import type { Reply } from '../../../../../contract/schema/route.ts';
import {
  type Held,
  MEMBERSHIP_CURRENCIES,
  raiseOf,
  TIERS,
  type Tier,
  tierRank,
} from '../../../../../domain/company/membership.ts';
import { useCall } from '../../../../backoffice/app/queries.ts';
import { NumberInput } from '../../../../backoffice/form/number-input.tsx';
import { cardTable } from '../../../../backoffice/list/columns/table-cards.ts';
import { SectionCard } from '../../../../backoffice/parts/facts/section-card.tsx';
import { dayAndTime } from '../../../../backoffice/parts/format.ts';
import { Answer } from '../../../../backoffice/parts/states.tsx';
import { usePeopleWords, useUserWords } from '../../../words.ts';
import { endMembership, extendMembership, raiseMembership, setMembership } from '../company.queries.ts';
import { FormDialog } from '../form-dialog.tsx';
import { TierTag } from '../tier-tag.tsx';

type Memberships = Reply<typeof membershipRoutes.getMemberships>;
const tiers = Object.keys(TIERS) as Tier[];
const currencies = MEMBERSHIP_CURRENCIES.map((value) => ({ value, label: value }));

const plusYear = (day: string): string =>
  `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`.replace('02-29', '03-01');

/** What a company holds, all that was done with it, and what an operator can do. */
export function TiersTab({ id, operator }: { id: number; operator: boolean }) {
  const memberships = useCall(membershipRoutes.getMemberships, { params: { id } });
  return <Answer of={memberships}>{(data) => <Tiers id={id} data={data} operator={operator} />}</Answer>;
}

type Doing = { what: 'grant' | 'raise' } | { what: 'extend' | 'end'; held: Held };

function Tiers({ id, data, operator }: { id: number; data: Memberships; operator: boolean }) {
  const words = usePeopleWords();
  const [doing, setDoing] = useState<Doing | null>(null);
  const { today, held, events } = data;
  const running = held.find(({ from }) => from <= today);
  const mayRaise = running !== undefined && tierRank(running.tier) < tierRank('diamond');
  return (
    <>
      <SectionCard
        title={words.held}
        extra={
          operator && (
            <span className="row">
              {mayRaise && (
                <Button type="primary" onClick={() => setDoing({ what: 'raise' })}>
                  {words.raise}
                </Button>
              )}
              <Button onClick={() => setDoing({ what: 'grant' })}>{words.grant}</Button>
            </span>
          )
        }
      >
        {held.length === 0 ? (
          <span className="quiet">{words.holdsNone}</span>
        ) : (
          <ul className="plain-list">
            {held.map((one) => (
              <li key={one.id} className="row">
                <TierTag tier={one.tier} />
                <span className="numbers">{words.period(one.from, one.to)}</span>
                {one.from > today && <span className="quiet">{words.toCome}</span>}
                {operator && (
                  <>
                    <Button
                      type="link"
                      className="link-button"
                      onClick={() => setDoing({ what: 'extend', held: one })}
                    >
                      {words.extend}
                    </Button>
                    <Button
                      type="link"
                      danger
                      className="link-button"
                      onClick={() => setDoing({ what: 'end', held: one })}
                    >
                      {words.end}
                    </Button>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </SectionCard>
      <SectionCard title={words.history}>
        <History events={events} />
      </SectionCard>
      {doing && <Dialog id={id} data={data} doing={doing} onClose={() => setDoing(null)} />}
    </>
  );
}

function History({ events }: { events: readonly MembershipEvent[] }) {
  const words = usePeopleWords();
  return (
    <Table
      rowKey="id"
      pagination={false}
      locale={{ emptyText: words.noEvent }}
      dataSource={[...events]}
      {...cardTable<MembershipEvent>([
        {
          key: 'at',
          title: words.at,
          width: 184,
          className: 'numbers',
          render: (_, { at }) => dayAndTime(at),
        },
        { key: 'action', title: words.done, width: 110, render: (_, { action }) => words.events[action] },
        { key: 'tier', title: words.tier, width: 110, render: (_, { tier }) => <TierTag tier={tier} /> },
        {
          key: 'period',
          title: words.days,
          className: 'numbers',
          render: (_, { from, to, credited }) => (
            <>
              {words.period(from, to)}
              {credited > 0 && <div className="quiet">{words.credited(credited)}</div>}
            </>
          ),
        },
        {
          key: 'amount',
          title: words.paid,
          width: 140,
          className: 'numbers',
          render: (_, { amount, currency }) =>
            amount === null ? words.notSaid : `${currency} ${amount.toFixed(2)}`,
        },
        {
          key: 'by',
          title: words.by,
          className: 'breakable',
          render: (_, { by, reason }) => (
            <>
              {by ?? words.notSaid}
              {reason && <div className="quiet">{reason}</div>}
            </>
          ),
        },
      ])}
    />
  );
}

function Dialog({
  id,
  data: { today, held },
  doing,
  onClose,
}: {
  id: number;
  data: Memberships;
  doing: Doing;
  onClose(): void;
}) {
  const words = usePeopleWords();
  const user = useUserWords();
  const [until, setUntil] = useState(plusYear(today));
  const running = held.find(({ from }) => from <= today);
  const higher = tiers.filter((tier) => tierRank(tier) > tierRank(running?.tier ?? null));
  const [chosen, setChosen] = useState<Tier>(higher.at(-1) ?? 'diamond');
  const labels = { ...words.form, from: user.from, to: user.to };
  const options = (of: readonly Tier[]) => of.map((value) => ({ value, label: user.tiers[value] }));
  const common = { done: words.saved, words: labels, onClose };
  if (doing.what === 'end')
    return (
      <FormDialog
        {...common}
        change={endMembership}
        body={endMembership.route.body}
        call={{ params: { id: doing.held.id } }}
        title={words.end}
        danger
      >
        {({ Field }) => (
          <>
            <p className="quiet">{words.endHint}</p>
            <Field name="reason">
              <Input.TextArea showCount autoSize={{ minRows: 2 }} />
            </Field>
          </>
        )}
      </FormDialog>
    );
  if (doing.what === 'extend')
    return (
      <FormDialog
        {...common}
        change={extendMembership}
        body={extendMembership.route.body}
        call={{ params: { id: doing.held.id } }}
        title={words.extend}
        initial={{ to: plusYear(doing.held.to), currency: 'CNY' }}
      >
        {({ Field, TextField }) => (
          <>
            <TextField name="to" type="date" />
            <Field name="amount">
              <NumberInput />
            </Field>
            <Field name="currency">
              <Select options={currencies} />
            </Field>
          </>
        )}
      </FormDialog>
    );
  if (doing.what === 'grant')
    return (
      <FormDialog
        {...common}
        change={setMembership}
        body={setMembership.route.body}
        call={{ params: { id } }}
        title={words.grant}
        initial={{
          tier: 'silver',
          from: held.at(-1)?.to ?? today,
          to: plusYear(held.at(-1)?.to ?? today),
          currency: 'CNY',
        }}
      >
        {({ Field, TextField }) => (
          <>
            <Field name="tier">
              <Select options={options(tiers)} />
            </Field>
            <TextField name="from" type="date" />
            <TextField name="to" type="date" />
            <Field name="amount">
              <NumberInput />
            </Field>
            <Field name="currency">
              <Select options={currencies} />
            </Field>
          </>
        )}
      </FormDialog>
    );
  const raise = raiseOf(held, { tier: chosen, to: until, today });
  return (
    <FormDialog
      {...common}
      change={raiseMembership}
      body={raiseMembership.route.body}
      call={{ params: { id } }}
      title={words.raise}
      initial={{ tier: chosen, to: until, currency: 'CNY' }}
    >
      {({ Field, TextField }) => (
        <>
          <p className="quiet">{words.raiseHint}</p>
          <Field name="tier">
            <Select options={options(higher)} onChange={(tier: Tier) => setChosen(tier)} />
          </Field>
          <TextField name="to" type="date" onChange={({ target }) => setUntil(target.value || until)} />
          <Field name="amount">
            <NumberInput />
          </Field>
          <Field name="currency">
            <Select options={currencies} />
          </Field>
          {typeof raise === 'object' && (
            <p>
              <strong>{words.credited(raise.credited)}</strong> {words.period(today, raise.to)}
            </p>
          )}
        </>
      )}
    </FormDialog>
  );
}
