import { useQuery } from '@tanstack/react-query';
import { Image, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { fileRoutes } from '../../../contract/file.ts';
import { callForBlob } from '../../client/call.ts';
import { useBackofficeWords } from '../words.ts';

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

function useObjectUrl(blob: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
