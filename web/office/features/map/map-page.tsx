import { Link } from 'react-router';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { groupOf, menuEntryOf } from '../../../backoffice/routing/screens.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { maySee, useCompany } from '../../account/company.ts';
import { useMapCounts } from '../../account/counts.ts';
import { useScreenTitle } from '../../layout/screen-title.ts';
import { inside, type MappedName, mappedNames, pathOf, screen } from '../../screens.ts';
import { useFrameWords, useMapWords } from '../../words.ts';
import './map.css';

/** Every screen that a link can open, by menu group (decision 26). */
export function MapPage() {
  const company = useCompany();
  return (
    <Page>
      <Answer of={company}>
        {(own) => <Sections names={mappedNames.filter((name) => maySee(own, screen(name)))} />}
      </Answer>
    </Page>
  );
}

function Sections({ names }: { names: readonly MappedName[] }) {
  const { groups } = useFrameWords();
  const titleOf = useScreenTitle();
  // A screen without a group heads a section of its own.
  const headings: Record<string, string> = { ...groups };
  const sections = Map.groupBy(names, (name) => {
    const section = groupOf(inside, name) ?? menuEntryOf(inside, name) ?? name;
    headings[section] ??= titleOf(name);
    return section;
  });
  return (
    <div className="map">
      {[...sections].map(([section, members]) => (
        <SectionCard key={section} title={headings[section]}>
          <ul>
            {members.map((name) => (
              <Entry key={name} name={name} />
            ))}
          </ul>
        </SectionCard>
      ))}
    </div>
  );
}

function Entry({ name }: { name: MappedName }) {
  const { about } = useMapWords();
  const titleOf = useScreenTitle();
  const counts = useMapCounts();
  const { count } = screen(name);
  const counted = count && counts[count];
  return (
    <li>
      <Link to={pathOf(name)}>{counted === undefined ? titleOf(name) : `${titleOf(name)} (${counted})`}</Link>
      <p className="quiet">{about[name]}</p>
    </li>
  );
}
