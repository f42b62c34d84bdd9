import { Form, Progress } from 'antd';
import { completeness, type Question } from '../../../../../domain/product/product-completeness.ts';
import { useProductWords } from '../../../words.ts';
import { answersOf } from '../values/values.ts';

/** The sections of the form, in their order; each card has its name as its id. */
export const SECTIONS = [
  'basics',
  'pictures',
  'properties',
  'trade',
  'supply',
  'content',
  'details',
] as const;
export type Section = (typeof SECTIONS)[number];
export const sectionId = (section: Section) => `section-${section}`;

const SECTION_OF: Record<Question, Section> = {
  title: 'basics',
  keywords: 'basics',
  images: 'pictures',
  properties: 'properties',
  price: 'trade',
  target_markets: 'trade',
  sample: 'supply',
  lead_times: 'supply',
  packaging: 'supply',
  port: 'supply',
  incoterms: 'supply',
  warranty_months: 'supply',
  content: 'content',
  contentPicture: 'content',
};

/** Not by an address with a hash: the page would go to its top, as at every navigation (spec M2.3). */
const goTo = (section: Section) =>
  document.getElementById(sectionId(section))?.scrollIntoView({ behavior: 'smooth', block: 'start' });

/** The section of a field of the content; of a field that none names, the first. */
const FIELDS: Partial<Record<Section, readonly string[]>> = {
  pictures: ['images'],
  properties: ['properties'],
  trade: ['currency', 'unit', 'min_order', 'price', 'target_markets', 'business_type'],
  supply: [
    'sample',
    'sample_lead_time_days',
    'lead_times',
    'packaging',
    'port',
    'incoterms',
    'warranty_months',
  ],
  content: ['content'],
  details: ['details'],
};
export const goToField = (field: string) =>
  goTo(SECTIONS.find((section) => FIELDS[section]?.includes(field)) ?? 'basics');

/** Beside the form, where there is room: the way to its sections, and what would make the product complete. */
export function SideBar() {
  const words = useProductWords().form;
  return (
    <div className="product-side">
      <nav className="product-anchors" aria-label={words.sections}>
        {SECTIONS.map((section) => (
          <button type="button" key={section} onClick={() => goTo(section)}>
            {section === 'details' ? words.detailsOptional : words[section]}
          </button>
        ))}
      </nav>
      <Completeness />
    </div>
  );
}

function Completeness() {
  const { completeness: words } = useProductWords().form;
  const form = Form.useFormInstance();
  // rendered again at each change of any field
  Form.useWatch([], form);
  const { score, missing } = completeness(answersOf(form.getFieldsValue(true)));
  return (
    <section className="completeness" aria-label={words.title}>
      <h2>{words.title}</h2>
      <Progress
        percent={score}
        strokeColor="var(--ant-color-primary)"
        status="normal"
        aria-label={words.title}
      />
      {missing.length === 0 ? (
        <p className="quiet">{words.whole}</p>
      ) : (
        <ul>
          {missing.map((question) => (
            <li key={question}>
              <button type="button" onClick={() => goTo(SECTION_OF[question])}>
                {words.missing[question]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
