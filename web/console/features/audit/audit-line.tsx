import { Tag } from 'antd';
import { Link } from 'react-router';
import type { AuditLine } from '../../../../contract/operator/audit.ts';
import { pathOf } from '../../screens.ts';
import { useAuditWords } from '../../words.ts';
import { changesIn, type Said, said } from './audit-text.ts';

/** What has changed, a line each: from what to what. */
export function Changes({ line }: { line: AuditLine }) {
  const text = useAuditWords();
  const valueText = (name: string, value: Said) =>
    name === 'status' ? (text.states[line.entity]?.[Number(value)] ?? value) : value || text.nothing;
  return (
    <>
      {changesIn(line).map(({ name, from, to }) => (
        <div key={name} className="audit-change">
          <span className="quiet">{name}</span> {valueText(name, from)} →{' '}
          {to === undefined ? text.nothing : valueText(name, to)}
        </div>
      ))}
    </>
  );
}

/** What a line says beside its change, a part each. */
export const Detail = ({ line: { detail } }: { line: AuditLine }) => (
  <span className="pre quiet">
    {Object.entries(detail)
      .map(([name, value]) => [name, said(value)])
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n')}
  </span>
);

/** What it was done to, with the way there where the console has a screen of it. */
export function Thing({ line: { entity, entity_id: id } }: { line: AuditLine }) {
  const text = useAuditWords();
  const name = `${text.entities[entity] ?? entity}${id === 0 ? '' : ` ${id}`}`;
  const to = id === 0 ? undefined : SCREENS[entity]?.(id);
  return (
    <>
      {to ? <Link to={to}>{name}</Link> : name}
      {id !== 0 && (
        <div>
          <Link className="audit-all" to={`${pathOf('audit')}?entity=${entity}&entity_id=${id}`}>
            {text.all}
          </Link>
        </div>
      )}
    </>
  );
}

/** Where the console shows one of a kind. */
const SCREENS: Record<string, (id: number) => string> = {
  certification: (id) => pathOf('certificationReview', { id }),
  product: (id) => pathOf('productReview', { id }),
  revision: (id) => pathOf('revisionReview', { id }),
  purchase: (id) => pathOf('purchaseReview', { id }),
  shop_content: (id) => pathOf('shopReview', { id }),
  company: (id) => pathOf('company', { id }),
  user: (id) => pathOf('person', { id }),
  appeal: (id) => pathOf('appeal', { id }),
  enquiry_hold: () => pathOf('heldEnquiries'),
  category: (id) => `${pathOf('categories')}?id=${id}`,
  prohibited_word: () => pathOf('prohibitedWords'),
  word_hit: () => pathOf('wordHits'),
  synonym: () => pathOf('synonyms'),
  banner: () => pathOf('banners'),
  notice: () => pathOf('notices'),
  outbox: () => pathOf('outbox'),
  setting: () => pathOf('settings'),
  work: () => pathOf('work'),
  report: () => pathOf('reports'),
  infringement: (id) => pathOf('infringement', { id }),
  feedback: () => pathOf('feedback'),
  lead: () => pathOf('prospects'),
};

/** Who did it, by name and role. */
export function Actor({
  line: { actor, actor_role },
  roles,
}: {
  line: AuditLine;
  roles: Record<string, string>;
}) {
  const text = useAuditWords();
  if (actor === null) return <>{actor_role === 'guest' ? text.guest : text.system}</>;
  return (
    <>
      {actor} <Tag>{roles[actor_role] ?? actor_role}</Tag>
    </>
  );
}
