import { Image, Switch, Tag } from 'antd';
import { useState } from 'react';
import type { ShopContent } from '../../../../contract/shop-content.ts';
import type { ShopReviewView } from '../../../../contract/shop-review.ts';
import { parseVideoLink, videoPage } from '../../../../domain/video-link.ts';
import { SectionCard } from '../../../backoffice/section-card.tsx';
import { PrivateFileLink } from '../../../backoffice/upload/private-file-link.tsx';
import { useShopContentWords } from '../../words.ts';
import { Compared } from './compared.tsx';
import { picturesOfText, shopFields, shopFileIds } from './shop-fields.ts';

/** The proposal; field by field beside what is online when there is both. */
export function ShopView({ item }: { item: ShopReviewView }) {
  const words = useShopContentWords();
  const [onlyChanges, setOnlyChanges] = useState(true);
  const proposal = item.proposal ?? item.approved!;
  const approved = item.proposal ? item.approved : null;
  const fieldsOf = (content: ShopContent) =>
    new Map(shopFields(content, words, item.names).map(({ name, text }) => [name, text]));
  const now = fieldsOf(proposal);
  const before = approved && fieldsOf(approved);
  const names = [...new Set([...now.keys(), ...(before?.keys() ?? [])])];
  const changed = (name: string) => before !== null && (before.get(name) ?? '') !== (now.get(name) ?? '');
  const filesKey = (content: ShopContent) => [...shopFileIds(content), ...picturesOfText(content)].join();
  const filesChanged = approved !== null && filesKey(approved) !== filesKey(proposal);
  const hasFiles = [proposal, ...(approved ? [approved] : [])].some(
    (content) => filesKey(content) !== '' || (content.kind === 'video' && content.link !== ''),
  );
  const shown = (isChanged: boolean) => !approved || !onlyChanges || isChanged;
  const nothing = approved !== null && !filesChanged && !names.some(changed);
  return (
    <SectionCard
      title={`${words.review.proposal}: ${words.kinds[proposal.kind]}`}
      extra={
        approved && (
          <span className="row">
            <Switch
              size="small"
              checked={onlyChanges}
              onChange={setOnlyChanges}
              aria-label={words.review.onlyChanges}
            />
            {words.review.onlyChanges}
          </span>
        )
      }
      styles={{ body: { padding: 8 } }}
    >
      {approved && (
        <div className="field field-compared field-head">
          <span />
          <span>{words.review.approved}</span>
          <span>{words.review.proposal}</span>
        </div>
      )}
      {nothing && <p className="quiet">{words.review.unchanged}</p>}
      {hasFiles && shown(filesChanged) && (
        <Row name={words.review.files} compared={approved !== null} changed={filesChanged}>
          {approved && <Files content={approved} item={item} />}
          <Files content={proposal} item={item} />
        </Row>
      )}
      {names
        .filter((name) => shown(changed(name)))
        .map((name) => (
          <Row key={name} name={name} compared={before !== null} changed={changed(name)}>
            {before && (
              <Compared before={before.get(name) ?? ''} after={now.get(name) ?? ''} side="removed" />
            )}
            {before ? (
              <Compared before={before.get(name) ?? ''} after={now.get(name) ?? ''} side="added" />
            ) : (
              <div className="pre">{now.get(name)}</div>
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
  const words = useShopContentWords().review;
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

/** Pictures to look at; videos and documents to fetch; a video of another site to open there. */
function Files({ content, item: { files } }: { content: ShopContent; item: ShopReviewView }) {
  const words = useShopContentWords();
  const link = content.kind === 'video' ? parseVideoLink(content.link) : null;
  return (
    <Image.PreviewGroup>
      <div className="review-images">
        {shopFileIds(content).map((id) => {
          const file = files.find((known) => known.id === id);
          if (!file) return null;
          return file.mime.startsWith('image/') ? (
            <Image key={id} src={file.url} alt={file.name} />
          ) : (
            <PrivateFileLink key={id} file={file} />
          );
        })}
        {picturesOfText(content).map((src) => (
          <Image key={src} src={src} alt="" />
        ))}
        {link && (
          <a href={videoPage(link)} target="_blank" rel="noreferrer noopener">
            {words.playHere}
          </a>
        )}
      </div>
    </Image.PreviewGroup>
  );
}
