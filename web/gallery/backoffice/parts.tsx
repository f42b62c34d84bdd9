import { FindingList } from '../../backoffice/findings/finding-list.tsx';
import { DayBars } from '../../backoffice/parts/facts/day-bars.tsx';
import { FactGrid } from '../../backoffice/parts/facts/fact-grid.tsx';
import { Meter } from '../../backoffice/parts/facts/meter.tsx';
import { NamedEmail } from '../../backoffice/parts/facts/named-email.tsx';
import { SectionCard } from '../../backoffice/parts/facts/section-card.tsx';
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
import type { Entries, Say } from '../entry.ts';
import { longText } from '../samples.ts';
import { nothing, useAnswer } from './samples.tsx';

const DAYS = Array.from({ length: 30 }, (_, i) => ({
  day: `2030-01-${String(i + 1).padStart(2, '0')}`,
  value: i % 7 === 6 ? 0 : 40 + ((i * 37) % 90),
}));

const NEEDS: Need[] = ['certification', 'membership', 'supplier', 'buyer'];

export function partEntries(say: Say): Entries {
  const long = longText(say);
  const Answered = ({ phase }: { phase: 'loading' | 'failed' | 'answered' }) => (
    <Answer of={useAnswer(phase, long)}>{(text) => <p>{text}</p>}</Answer>
  );
  return {
    Answer: {
      states: {
        loading: <Answered phase="loading" />,
        failed: <Answered phase="failed" />,
        answered: <Answered phase="answered" />,
      },
    },
    FactGrid: {
      states: {
        default: (
          <FactGrid
            facts={[
              { key: 'quantity', label: say('Quantity', '数量'), children: '500' },
              { key: 'unit', label: say('Unit', '单位'), children: say('sets', '套') },
              { key: 'terms', label: say('Terms', '条款'), children: 'FOB Ningbo' },
            ]}
          />
        ),
      },
    },
    NamedEmail: {
      states: {
        confirmed: <NamedEmail of={{ email: 'ann@buyer.example', email_confirmed: true }} />,
        'not confirmed': <NamedEmail of={{ email: 'ann@buyer.example', email_confirmed: false }} />,
      },
    },
    Failed: { states: { 'long text': <Failed error={new Error(long)} retry={nothing} /> } },
    StatusTag: {
      states: {
        account: ([1, 2, 3] as const).map((status) => (
          <StatusTag key={status} of="account" status={status} />
        )),
        certification: ([0, 1, 2, 3] as const).map((status) => (
          <StatusTag key={status} of="certification" status={status} />
        )),
        enquiry: ([1, 2, 3, 4, 5] as const).map((status) => (
          <StatusTag key={status} of="enquiry" status={status} />
        )),
        purchase: ([1, 2, 3, 4, 5] as const).map((status) => (
          <StatusTag key={status} of="purchase" status={status} />
        )),
      },
    },
    NotAllowed: {
      alone: 'page',
      states: {
        default: (
          <main>
            <NotAllowed text={long} />
          </main>
        ),
      },
    },
    PermissionState: {
      alone: 'page',
      states: Object.fromEntries(
        NEEDS.map((needs) => [
          needs,
          <main key={needs}>
            <PermissionState needs={needs} />
          </main>,
        ]),
      ),
    },
    PermissionNotice: {
      states: {
        ...Object.fromEntries(NEEDS.map((needs) => [needs, <PermissionNotice key={needs} needs={needs} />])),
      },
    },
    FindingList: {
      states: {
        'to be changed, and to be looked at': (
          <FindingList
            findings={[
              { field: 'title', code: 'contact_messenger', severity: 'block', detail: 'WeChat: bolts88' },
              { field: 'images', code: 'picture_blank', severity: 'warn', detail: 'white.png' },
            ]}
            nameOf={(field) => (field === 'title' ? say('Title', '标题') : say('Images', '产品图片'))}
            onPick={nothing}
          />
        ),
      },
    },
    SectionCard: {
      states: {
        default: <SectionCard title={say('Basic information', '基本信息')}>{long}</SectionCard>,
      },
    },
    DayBars: {
      states: {
        default: <DayBars label={say('Views', '浏览')} days={DAYS} />,
      },
    },
    Meter: {
      states: {
        full: <Meter label={say('Products', '产品管理')} value={120} most={100} />,
      },
    },
    ButtonLink: {
      states: {
        default: <ButtonLink to="/">{say('To the list', '返回列表')}</ButtonLink>,
      },
    },
    AddressPicker: {
      states: {
        empty: (
          <label htmlFor="address">
            {say('City', '城市')} <AddressPicker id="address" placeholder={say('Choose', '请选择')} />
          </label>
        ),
      },
    },
    CategoryPicker: {
      states: {
        empty: (
          <label htmlFor="category">
            {say('Category', '类目')} <CategoryPicker id="category" placeholder={long} />
          </label>
        ),
      },
    },
    CountrySelect: {
      states: {
        empty: (
          <label htmlFor="country">
            {say('Country', '国家')} <CountrySelect id="country" />
          </label>
        ),
      },
    },
  };
}
