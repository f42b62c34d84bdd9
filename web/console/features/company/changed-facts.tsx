import { Image } from 'antd';
import type { CompanyChangeItem } from '../../../../contract/company/company-change.ts';
import { imageUrl } from '../../../../contract/file/file.ts';
import { PICTURE_FACTS } from '../../../../domain/company/company-change.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { localName } from '../../../backoffice/parts/format.ts';
import { useCategoryTree } from '../../../backoffice/parts/trees.ts';
import { useCompanyChangeWords } from '../../words.ts';
import { Compared } from '../review/compared.tsx';

type Facts = CompanyChangeItem['facts'];

/** Each fact that was changed, before and after beside each other. */
export function ChangedFacts({ facts }: { facts: Facts }) {
  const words = useCompanyChangeWords();
  return facts.map(({ fact, before, after }) => (
    <section key={fact} className="field field-compared changed-fact">
      <div className="field-name">{words.facts[fact]}</div>
      {PICTURE_FACTS.includes(fact) ? (
        <>
          <Pictures name={`${words.facts[fact]}, ${words.before}`} urls={before} />
          <Pictures name={`${words.facts[fact]}, ${words.after}`} urls={after} />
        </>
      ) : fact === 'cate' ? (
        <Categories before={before} after={after} />
      ) : (
        <Texts before={before} after={after} />
      )}
    </section>
  ));
}

interface Sides {
  before: readonly string[];
  after: readonly string[];
}

function Texts({ before, after }: Sides) {
  return (
    <>
      <Compared before={textOf(before)} after={textOf(after)} side="removed" />
      <Compared before={textOf(before)} after={textOf(after)} side="added" />
    </>
  );
}

interface Named {
  name: string;
  name_zh: string;
  subs?: readonly Named[];
}

/** Kept by their English names; what is called otherwise by now stays as it was said. */
function Categories({ before, after }: Sides) {
  const { language } = useLanguage();
  const tree: readonly Named[] = useCategoryTree().data ?? [];
  const shown = (names: readonly string[]) => {
    let level = tree;
    return names.map((name) => {
      const category = level.find((one) => one.name === name);
      level = category?.subs ?? [];
      return category ? localName(category, language) : name;
    });
  };
  return <Texts before={shown(before)} after={shown(after)} />;
}

const textOf = (list: readonly string[]) => list.join('\n');

function Pictures({ name, urls }: { name: string; urls: readonly string[] }) {
  return (
    <div className="review-images">
      <Image.PreviewGroup>
        {urls.map((url, i) => (
          <Image
            key={url}
            src={imageUrl(url, 240, 'webp')}
            preview={{ src: url }}
            alt={`${name} ${i + 1}`}
            width={112}
          />
        ))}
      </Image.PreviewGroup>
    </div>
  );
}
