import { Segmented } from 'antd';
import { useState } from 'react';
import {
  type DrawnKind,
  reviewPreviewRoutes,
  type ShownLink,
} from '../../../../../contract/review/preview.ts';
import { useLanguage } from '../../../../backoffice/app/language.tsx';
import { useCallOnce } from '../../../../backoffice/app/queries.ts';
import { SectionCard } from '../../../../backoffice/parts/facts/section-card.tsx';
import { PageSheet } from '../../../../backoffice/parts/page-sheet.tsx';
import { Answer } from '../../../../backoffice/parts/states.tsx';
import { useReviewWords } from '../../../words.ts';
import './seen.css';

const WIDTHS = { desktop: 1280, phone: 390 } as const;
type Device = keyof typeof WIDTHS;
const DEVICES = Object.keys(WIDTHS) as Device[];

/** The public page of what waits, in a frame without script, and where it leads to. */
export function SeenPage({ kind, id }: { kind: DrawnKind; id: number }) {
  const words = useReviewWords().seen;
  const { language } = useLanguage();
  const [device, setDevice] = useState<Device>('desktop');
  const drawn = useCallOnce(reviewPreviewRoutes.previewEntry, { params: { kind, id }, query: { language } });
  return (
    <SectionCard
      title={words.title}
      extra={
        <Segmented
          size="small"
          aria-label={words.device}
          value={device}
          onChange={setDevice}
          options={DEVICES.map((value) => ({ value, label: words.devices[value] }))}
        />
      }
    >
      <Answer of={drawn}>
        {({ html, links }) => (
          <div className="stack">
            <div className={`seen-page seen-${device}`}>
              <PageSheet html={html} title={words.title} width={WIDTHS[device]}>
                {''}
              </PageSheet>
            </div>
            <Links links={links} />
          </div>
        )}
      </Answer>
    </SectionCard>
  );
}

function Links({ links }: { links: ShownLink[] }) {
  const words = useReviewWords().seen;
  if (links.length === 0) return <p className="quiet seen-none">{words.noLinks}</p>;
  return (
    <section>
      <h3 className="seen-heading">{words.links(links.length)}</h3>
      <ul className="seen-links">
        {links.map(({ address, host }) => (
          <li key={address}>
            <strong>{host}</strong>{' '}
            <a href={address} target="_blank" rel="noreferrer noopener nofollow" className="breakable">
              {address}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
