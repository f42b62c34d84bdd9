/** Albums: a company's pictures, where each is used, and the recycle bin (spec M2.10; decision 23). */
import * as z from 'zod';
import { nameText } from '../schema/field.ts';
import { imageUse } from '../schema/image-use.ts';
import { id, idOutcomes, idParams, ids, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';

const name = nameText(50);

/** Id 0 stands for the pictures that are in no album. */
const albumItem = z.object({
  id: z.int(),
  /** Empty for that of id 0. */
  name: z.string(),
  count: z.int(),
  bytes: z.int(),
  /** The newest picture. */
  cover: z.string().nullable(),
});
export type AlbumItem = z.infer<typeof albumItem>;

const albumImage = z.object({
  id: z.int(),
  url: z.string(),
  name: z.string(),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  created_at: z.string(),
  /** How often it is shown, and the first of where. */
  used: z.int(),
  uses: z.array(imageUse),
});
export type AlbumImage = z.infer<typeof albumImage>;

const recycledImage = albumImage.extend({
  deleted_at: z.string(),
  /** 0: it goes as soon as nothing shows it. */
  days_left: z.int(),
});
export type RecycledImage = z.infer<typeof recycledImage>;

export const albumRoutes = {
  listAlbums: route('GET', '/session/albums', 'supplier', {
    scope: 'files:read',
    summary: 'All albums by name, then, with id 0, the pictures that are in none.',
    reply: z.array(albumItem),
  }),
  createAlbum: route('POST', '/session/albums', 'supplier', {
    creates: true,
    scope: 'files:write',
    summary: 'Create an album; at most 100.',
    body: z.object({ name }),
    reply: z.object({ id: z.int() }),
  }),
  renameAlbum: route('PUT', '/session/albums/:id', 'supplier', {
    scope: 'files:write',
    summary: 'Rename an album.',
    params: idParams,
    body: z.object({ name }),
    reply: nothing,
  }),
  deleteAlbum: route('DELETE', '/session/albums/:id', 'supplier', {
    scope: 'files:write',
    summary: 'Delete an album. Its pictures stay, in no album.',
    params: idParams,
    reply: nothing,
  }),
  listAlbumImages: route('GET', '/session/albums/:id/images', 'supplier', {
    scope: 'files:read',
    summary: 'The pictures of an album, newest first; of none with id 0.',
    params: z.object({ id: z.union([z.literal('0').transform(Number), id]) }),
    query: z.object({ ...pageQuery, kw: z.string().max(100).default('') }),
    reply: paged(albumImage),
  }),
  moveAlbumImages: route('PUT', '/session/albums/images', 'supplier', {
    scope: 'files:write',
    summary: 'Move pictures to an album, or with 0 out of any; answers per id.',
    body: ids.extend({ album_id: z.int().min(0) }),
    reply: idOutcomes,
  }),
  renameAlbumImage: route('PUT', '/session/albums/images/:id', 'supplier', {
    scope: 'files:write',
    summary: 'Rename a picture.',
    params: idParams,
    body: z.object({ name: nameText(200) }),
    reply: nothing,
  }),
  deleteAlbumImages: route('DELETE', '/session/albums/images', 'supplier', {
    scope: 'files:write',
    summary:
      'Put pictures into the recycle bin for 7 days. Where one is shown somewhere, 409 in_use says where, and nothing is done unless "confirmed" is true.',
    body: ids.extend({ confirmed: z.boolean().default(false) }),
    reply: idOutcomes,
  }),
  listRecycledImages: route('GET', '/session/albums/bin', 'supplier', {
    scope: 'files:read',
    summary: 'The recycle bin, last deleted first.',
    query: z.object(pageQuery),
    reply: paged(recycledImage),
  }),
  restoreImages: route('PUT', '/session/albums/bin', 'supplier', {
    scope: 'files:write',
    summary: 'Put pictures of the recycle bin back where they were; answers per id.',
    body: ids,
    reply: idOutcomes,
  }),
  deleteRecycledImages: route('DELETE', '/session/albums/bin', 'supplier', {
    scope: 'files:write',
    summary: 'Delete pictures of the recycle bin for good; answers per id, in_use for what is still shown.',
    body: ids,
    reply: idOutcomes,
  }),
};
