import { FilePdfOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Image, Skeleton } from 'antd';
import { fileRoutes } from '../../../contract/file/file.ts';
import { callForBlob } from '../../client/call.ts';
import { saveFile } from '../../client/save-file.ts';
import { useBackofficeWords } from '../app/words.ts';
import { useFailureNotice } from '../parts/failure.ts';
import { useObjectUrl } from './use-object-url.ts';

/** "/api/session/files/{key}" or a bare key. */
export const keyOfPrivateFile = (url: string): string => decodeURIComponent(url.split('/').at(-1) ?? url);

interface Props {
  url: string;
  alt: string;
  width?: number | string;
}

/** A picture of a private file, or where it is a PDF the way to save it: browsers show none from a blob that must not run. */
export const PrivateImage = (props: Props) =>
  props.url.endsWith('.pdf') ? <PrivatePdf {...props} /> : <FetchedImage {...props} />;

function PrivatePdf({ url, alt }: Props) {
  const fail = useFailureNotice();
  const save = async () => {
    try {
      const blob = await callForBlob(fileRoutes.privateFile, { params: { key: keyOfPrivateFile(url) } });
      saveFile(blob, `${alt}.pdf`);
    } catch (error) {
      fail(error);
    }
  };
  return (
    <Button icon={<FilePdfOutlined />} onClick={() => void save()}>
      {alt} (PDF)
    </Button>
  );
}

/** An image the server gives only to a session: an <img> cannot send the token, so it is fetched as a blob. */
function FetchedImage({ url, alt, width }: Props) {
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
