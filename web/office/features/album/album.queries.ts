import { companyRoutes } from '../../../../contract/company/company.ts';
import { albumRoutes } from '../../../../contract/file/album.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(albumRoutes, [companyRoutes.getQuota]);

export const createAlbum = change(albumRoutes.createAlbum);
export const renameAlbum = change(albumRoutes.renameAlbum);
export const deleteAlbum = change(albumRoutes.deleteAlbum);
export const moveImages = change(albumRoutes.moveAlbumImages);
export const renameImage = change(albumRoutes.renameAlbumImage);
export const deleteImages = change(albumRoutes.deleteAlbumImages);
export const restoreImages = change(albumRoutes.restoreImages);
export const deleteForGood = change(albumRoutes.deleteRecycledImages);
/** What an upload makes old. */
export const UPLOADED = change(albumRoutes.createAlbum).makesOld;
