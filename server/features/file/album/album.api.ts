import type { albumRoutes } from '../../../../contract/file/album.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Handlers } from '../../../platform/http/http.ts';
import * as album from './album.ts';
import * as images from './album-images.ts';
import * as bin from './bin.ts';

export const albumApi = (deps: Deps): Handlers<typeof albumRoutes> => ({
  listAlbums: ({ caller }) => album.listAlbums(deps, caller),
  createAlbum: ({ caller, body }) => album.createAlbum(deps, caller, body.name),
  renameAlbum: ({ caller, params, body }) => album.renameAlbum(deps, caller, params.id, body.name),
  deleteAlbum: ({ caller, params }) => album.deleteAlbum(deps, caller, params.id),
  listAlbumImages: ({ caller, params, query }) => images.listAlbumImages(deps, caller, params.id, query),
  moveAlbumImages: ({ caller, body }) => images.moveAlbumImages(deps, caller, body),
  renameAlbumImage: ({ caller, params, body }) => images.renameAlbumImage(deps, caller, params.id, body.name),
  deleteAlbumImages: ({ caller, body }) => images.deleteAlbumImages(deps, caller, body),
  listRecycledImages: ({ caller, query }) => bin.listRecycledImages(deps, caller, query),
  restoreImages: ({ caller, body }) => bin.restoreImages(deps, caller, body.ids),
  deleteRecycledImages: ({ caller, body }) => bin.deleteRecycledImages(deps, caller, body.ids),
});
