import { Image } from 'antd';
import type { CompanyChangeItem } from '../../../../contract/company/company-change.ts';
import { imageUrl } from '../../../../contract/file/file.ts';
import { PICTURE_FACTS } from '../../../../domain/company/company-change.ts';
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
      ) : (
        <>
          <Compared before={textOf(before)} after={textOf(after)} side="removed" />
          <Compared before={textOf(before)} after={textOf(after)} side="added" />
        </>
      )}
    </section>
  ));
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
