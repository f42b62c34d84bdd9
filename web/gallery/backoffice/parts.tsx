import type { ComponentProps } from 'react';
import { FindingList } from '../../backoffice/findings/finding-list.tsx';
import { DayBars } from '../../backoffice/parts/facts/day-bars.tsx';
import { FactGrid } from '../../backoffice/parts/facts/fact-grid.tsx';
import { LinePlot } from '../../backoffice/parts/facts/line-plot.tsx';
import { Meter } from '../../backoffice/parts/facts/meter.tsx';
import { NamedEmail } from '../../backoffice/parts/facts/named-email.tsx';
import { SectionCard } from '../../backoffice/parts/facts/section-card.tsx';
import { PageSheet } from '../../backoffice/parts/page-sheet.tsx';
import { AddressPicker, CategoryPicker, CountrySelect } from '../../backoffice/parts/pickers.tsx';
import { Answer, Failed } from '../../backoffice/parts/states.tsx';
import { NotAllowed } from '../../backoffice/permission/not-allowed.tsx';
import {
  type Need,
  PermissionNotice,
  PermissionState,
} from '../../backoffice/permission/permission-state.tsx';
import { ButtonLink } from '../../backoffice/routing/button-link.tsx';
import { StatusTag } from '../../backoffice/status/status-tag.tsx';
import { type Entries, eachOf, only, type Say } from '../entry.ts';
import { longText } from '../samples.ts';
import { nothing, useAnswer } from './samples.tsx';

const DAYS = Array.from({ length: 30 }, (_, i) => ({
  day: `2030-01-${String(i + 1).padStart(2, '0')}`,
  value: i % 7 === 6 ? 0 : 40 + ((i * 37) % 90),
}));

const NEEDS: Need[] = ['certification', 'membership', 'supplier', 'buyer'];

const STATUSES = {
  account: [1, 2, 3],
  certification: [0, 1, 2, 3],
  enquiry: [1, 2, 3, 4, 5],
  purchase: [1, 2, 3, 4, 5],
};
type StatusProps = ComponentProps<typeof StatusTag>;

const named = (email_confirmed: boolean) => (
  <NamedEmail of={{ email: 'ann@buyer.example', email_confirmed }} />
);

export function partEntries(say: Say): Entries {
  const long = longText(say);
  const Answered = ({ phase }: { phase: 'loading' | 'failed' | 'answered' }) => (
    <Answer of={useAnswer(phase, long)}>{(text) => <p>{text}</p>}</Answer>
  );
  return {
    Answer: eachOf(['loading', 'failed', 'answered'], (phase) => <Answered phase={phase} />),
    FactGrid: only(
      <FactGrid
        facts={[
          { key: 'quantity', label: say('Quantity', '数量'), children: '500' },
          { key: 'unit', label: say('Unit', '单位'), children: say('sets', '套') },
          { key: 'terms', label: say('Terms', '条款'), children: 'FOB Ningbo' },
        ]}
      />,
    ),
    NamedEmail: { states: { confirmed: named(true), 'not confirmed': named(false) } },
    PageSheet: only(
      <PageSheet
        html={`<!doctype html><h1>${say('A page', '页面')}</h1>`}
        title={say('A page', '页面')}
        width={768}
      >
        {''}
      </PageSheet>,
    ),
    Failed: only(<Failed error={new Error(long)} retry={nothing} />, undefined, 'long text'),
    StatusTag: {
      states: Object.fromEntries(
        Object.entries(STATUSES).map(([of, all]) => [
          of,
          all.map((status) => <StatusTag key={status} {...({ of, status } as StatusProps)} />),
        ]),
      ),
    },
    NotAllowed: only(
      <main>
        <NotAllowed text={long} />
      </main>,
      'page',
    ),
    PermissionState: eachOf(
      NEEDS,
      (needs) => (
        <main>
          <PermissionState needs={needs} />
        </main>
      ),
      'page',
    ),
    PermissionNotice: eachOf(NEEDS, (needs) => <PermissionNotice needs={needs} />),
    FindingList: only(
      <FindingList
        findings={[
          { field: 'title', code: 'contact_messenger', severity: 'block', detail: 'WeChat: bolts88' },
          { field: 'images', code: 'picture_blank', severity: 'warn', detail: 'white.png' },
          {
            field: 'images',
            code: 'picture_like',
            severity: 'warn',
            detail: 'mirrored',
            place: 2,
            other: { entity: 'product', id: 7, title: say('Hexagon bolt', '六角螺栓'), domain: null },
          },
          {
            field: 'images',
            code: 'picture_contact',
            severity: 'warn',
            detail: '+86 138 0013 8000',
            place: 1,
            page: 3,
          },
        ]}
        linkTo={(_other, text) => text}
        nameOf={(field) => (field === 'title' ? say('Title', '标题') : say('Images', '产品图片'))}
        onPick={nothing}
      />,
      undefined,
      'to be changed, and to be looked at',
    ),
    SectionCard: only(<SectionCard title={say('Basic information', '基本信息')}>{long}</SectionCard>),
    LinePlot: only(
      <LinePlot
        label={say('Mails', '邮件')}
        days={DAYS.map(({ day }) => day)}
        lines={[
          { name: say('Written', '已生成'), values: DAYS.map(({ value }) => value) },
          { name: say('Failed', '失败'), values: DAYS.map((_, n) => (n % 3 === 0 ? null : n)) },
        ]}
        text={String}
      />,
    ),
    DayBars: only(<DayBars label={say('Views', '浏览')} days={DAYS} />),
    Meter: only(<Meter label={say('Products', '产品管理')} value={120} most={100} />, undefined, 'full'),
    ButtonLink: only(<ButtonLink to="/">{say('To the list', '返回列表')}</ButtonLink>),
    AddressPicker: only(
      <label htmlFor="address">
        {say('City', '城市')} <AddressPicker id="address" placeholder={say('Choose', '请选择')} />
      </label>,
      undefined,
      'empty',
    ),
    CategoryPicker: only(
      <label htmlFor="category">
        {say('Category', '类目')} <CategoryPicker id="category" placeholder={long} />
      </label>,
      undefined,
      'empty',
    ),
    CountrySelect: only(
      <label htmlFor="country">
        {say('Country', '国家')} <CountrySelect id="country" />
      </label>,
      undefined,
      'empty',
    ),
  };
}
