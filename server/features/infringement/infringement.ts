/** Notices of infringement (decision 37). */
export {
  confirmInfringement,
  createInfringement,
  removeUnconfirmedInfringements,
} from './create.ts';
export { sentInfringement, writeAsHolder } from './holder.ts';
