import { Image, Switch, Tag } from 'antd';
import { useState } from 'react';
import type { ReviewContent } from '../../../../contract/product-content.ts';
import { SectionCard } from '../../../backoffice/section-card.tsx';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { useReasonWords, useReviewWords } from '../../words.ts';
import { Compared } from './compared.tsx';
import { type TextField, textFields } from './review-fields.ts';

interface Props {
  proposal: ReviewContent;
  approved: ReviewContent | null;
}

/** The proposal; field by field beside the approved version when there is one. */
export function ContentView({ proposal, approved }: Props) {
  const words = useReviewWords();
  const values = useReasonWords();
  const { units } = useBackofficeWords();
  const [onlyChanges, setOnlyChanges] = useState(true);
  const now = textFields(proposal, words, values, units);
  const before = approved && textFields(approved, words, values, units);
  const names = Object.keys(now) as TextField[];
  const changed = (name: TextField) => before !== null && before[name] !== now[name];
  const imagesChanged = approved !== null && approved.images.join() !== proposal.images.join();
  const shown = (isChanged: boolean) => !approved || !onlyChanges || isChanged;
  const nothing = approved !== null && !imagesChanged && !names.some(changed);

  return (
    <SectionCard
      title={words.proposal}
      extra={
        approved && (
          <span className="row">
            <Switch
              size="small"
              checked={onlyChanges}
              onChange={setOnlyChanges}
              aria-label={words.onlyChanges}
            />
            {words.onlyChanges}
          </span>
        )
      }
      styles={{ body: { padding: 8 } }}
    >
      {approved && (
        <div className="field field-compared field-head">
          <span />
          <span>{words.approvedVersion}</span>
          <span>{words.proposal}</span>
        </div>
      )}
      {nothing && <p className="quiet">{words.unchanged}</p>}
      {shown(imagesChanged) && (
        <Row name={words.fields.images} compared={approved !== null} changed={imagesChanged}>
          {approved && <Images urls={approved.images} others={proposal.images} mark="image-gone" />}
          <Images urls={proposal.images} others={approved?.images ?? proposal.images} mark="image-new" />
        </Row>
      )}
      {names
        .filter((name) => shown(changed(name)))
        .map((name) => (
          <Row key={name} name={words.fields[name]} compared={before !== null} changed={changed(name)}>
            {before && <Compared before={before[name]} after={now[name]} side="removed" />}
            {before ? (
              <Compared before={before[name]} after={now[name]} side="added" />
            ) : (
              <div className="pre">{now[name]}</div>
            )}
          </Row>
        ))}
    </SectionCard>
  );
}

interface RowProps {
  name: string;
  compared: boolean;
  changed: boolean;
  children: React.ReactNode;
}

function Row({ name, compared, changed, children }: RowProps) {
  const words = useReviewWords();
  const classes = ['field', compared && 'field-compared', changed && 'field-changed']
    .filter(Boolean)
    .join(' ');
  return (
    <section className={classes}>
      <div className="field-name">
        {name} {changed && <Tag color="warning">{words.changed}</Tag>}
      </div>
      {children}
    </section>
  );
}

function Images({
  urls,
  others,
  mark,
}: {
  urls: readonly string[];
  others: readonly string[];
  mark: string;
}) {
  return (
    <Image.PreviewGroup>
      <div className="review-images">
        {urls.map((url, i) => (
          <div key={url} className={others.includes(url) ? undefined : mark}>
            <Image src={url} alt={`${i + 1}`} />
          </div>
        ))}
      </div>
    </Image.PreviewGroup>
  );
}
