import type { NoticedPackage } from '../../../../contract/notices.ts';
import type { PortalPages } from '../../../../contract/pages.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { fill } from '../../../ui/picture/fill.ts';
import { HelpFrame } from '../../help/frame.tsx';
import { LinkedText } from '../../help/linked-text.tsx';

/** Decision 13: our own licence, data of others where they are used, and the packages by their text. */
export function Licences({ groups }: PortalPages['licences']) {
  const { licences } = useSite().words.help;
  const { own, data, packages } = licences;
  const count = groups.reduce((sum, group) => sum + group.packages.length, 0);
  return (
    <HelpFrame>
      <article className="rounded-lg border border-line bg-paper px-10 py-9 max-lg:px-7 max-md:px-4 max-md:py-6 print:border-0 print:p-0">
        <h1 className="text-xxl">{licences.title}</h1>
        <p className="mt-3 max-w-[66ch] text-md text-ink-soft">
          {fill(licences.intro, { packages: String(count) })}
        </p>
        <h2 className="mt-9 text-lg">{own.title}</h2>
        <p className="mt-2 max-w-[66ch]">{own.text}</p>
        <h2 className="mt-9 text-lg">{data.title}</h2>
        <dl className="mt-3 divide-y divide-line border-y border-line">
          {data.rows.map(([what, where, source]) => (
            <div key={what} className="grid gap-x-8 gap-y-1 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
              <dt>
                <span className="font-semibold">{what}</span>
                <span className="mt-1 block text-sm text-ink-soft">{where}</span>
              </dt>
              <dd>
                <LinkedText>{source!}</LinkedText>
              </dd>
            </div>
          ))}
        </dl>
        <h2 className="mt-9 text-lg">{packages.title}</h2>
        <p className="mt-2 text-ink-soft">{packages.text}</p>
        {groups.map((group) => (
          <Group key={group.packages[0]!.name} {...group} />
        ))}
      </article>
    </HelpFrame>
  );
}

function Group({ packages, text }: PortalPages['licences']['groups'][number]) {
  const words = useSite().words.help.licences.packages;
  const [{ licence, name }] = packages as [NoticedPackage];
  const n = packages.length;
  return (
    <details className="group mt-3 rounded-md border border-line">
      <summary className="flex items-center justify-between gap-3 px-4 py-3 font-semibold wrap-anywhere">
        {fill(n === 1 ? words.one : words.count, { licence, name, n: String(n) })}
        <Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="border-t border-line px-4 py-3 text-sm">
        {packages.map((one) => (
          <li key={one.name + one.version} className="py-1 wrap-anywhere">
            {one.name} {one.version}
            <span className="block text-ink-soft">{one.copyright.join(' · ')}</span>
          </li>
        ))}
      </ul>
      <pre
        lang="en"
        className="border-t border-line bg-mist px-4 py-3 text-xs whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
    </details>
  );
}
