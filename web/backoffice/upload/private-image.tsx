import { useQuery } from '@tanstack/react-query';
import { Image, Skeleton } from 'antd';
import { fileRoutes } from '../../../contract/file.ts';
import { callForBlob } from '../../client/call.ts';
import { useBackofficeWords } from '../words.ts';
import { useObjectUrl } from './use-object-url.ts';

/** "/api/session/files/{key}" or a bare key. */
export const keyOfPrivateFile = (url: string): string => decodeURIComponent(url.split('/').at(-1) ?? url);

/** An image the server gives only to a session: an <img> cannot send the token, so it is fetched as a blob. */
export function PrivateImage({ url, alt, width }: { url: string; alt: string; width?: number | string }) {
  const words = useBackofficeWords();
  const key = keyOfPrivateFile(url);
  const file = useQuery({
    queryKey: ['private-file', key],
    queryFn: () => callForBlob(fileRoutes.privateFile, { params: { key } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useObjectUrl(file.data);
  if (file.isError) return <span className="quiet">{words.loadFailed}</span>;
  if (!address) return <Skeleton.Image active />;
  return <Image src={address} alt={alt} {...(width ? { width } : {})} />;
}
