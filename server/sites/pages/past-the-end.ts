import { siteTitle } from '../../../domain/page/page-title.ts';
import { HEADS } from '../../../locales/heads.ts';
import type { PageTag } from '../../platform/cache/tags.ts';
import type { PageRequest } from '../site.ts';

/** A page past the end of a list: not found in place, until what `tags` name changes (decision 25). */
export const pastTheEnd = ({ lang }: Pick<PageRequest, 'lang'>, tags: PageTag[]) => ({
  page: 'not-found' as const,
  props: {},
  head: { title: siteTitle(HEADS[lang].notFound.title), description: '' },
  tags,
  status: 404,
});
