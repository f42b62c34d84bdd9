/** What the program holds of others (decision 13): the build has written it down. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteTitle } from '../../../domain/page/page-title.ts';
import { HEADS } from '../../../locales/heads.ts';
import type { PortalResult } from '../pages/result.ts';
import type { PageRequest } from '../site.ts';

export async function licences({ deps, lang }: PageRequest): PortalResult {
  const { title, description } = HEADS[lang].licences;
  return {
    page: 'licences',
    props: JSON.parse(await readFile(path.join(deps.environment.buildDir, 'notices.json'), 'utf8')),
    head: { title: siteTitle(title), description, canonical: '/licences' },
    tags: [],
  };
}
