import { companyRoutes } from '../../../../contract/company/company.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { Meter } from '../../../backoffice/parts/facts/meter.tsx';
import { useAlbumWords } from '../../words.ts';

/** Before the quota loads (spec M9). */
const BEFORE = { limit: '0G', used: '0M', bytesUsed: 0, bytesLimit: 1 };

/** How much of the storage is used, in the words of the quota. */
export function StorageMeter() {
  const words = useAlbumWords();
  const quota = useCall(companyRoutes.getQuota).data ?? BEFORE;
  return (
    <div className="storage numbers">
      <span className="quiet">{words.storage}</span>
      <Meter label={words.storage} value={quota.bytesUsed} most={quota.bytesLimit} />
      <span>{words.storageOf(quota.used, quota.limit)}</span>
    </div>
  );
}
