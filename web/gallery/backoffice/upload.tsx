import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { UPLOAD_PURPOSES } from '../../../domain/enumerations.ts';
import { CropButton } from '../../backoffice/upload/crop/crop-button.tsx';
import { ImageList } from '../../backoffice/upload/image-list.tsx';
import { ImageTools } from '../../backoffice/upload/image-tools.tsx';
import { PrivateFileLink } from '../../backoffice/upload/private-file-link.tsx';
import { PrivateImage } from '../../backoffice/upload/private-image.tsx';
import { QueuedImage } from '../../backoffice/upload/queue/queued-image.tsx';
import { QueuedTag } from '../../backoffice/upload/queue/queued-tag.tsx';
import type { QueuedFile } from '../../backoffice/upload/queue/upload-queue.ts';
import { PHOTO_TYPES } from '../../backoffice/upload/queue/use-upload-queue.ts';
import { SingleImage } from '../../backoffice/upload/single-image.tsx';
import { type Entries, only, type Say } from '../entry.ts';
import { BOLT, boltFile, TALL_BOLT, WIDE_BOLT } from '../samples.ts';
import { Asked, failedSentence, nothing, type Phase, Pressed, refusal, Valued } from './samples.tsx';

// in a piece of its own, as in the apps
const CropDialog = lazy(() => import('../../backoffice/upload/crop/crop-dialog.tsx'));

const PICTURES = {
  purpose: UPLOAD_PURPOSES.productImage,
  limits: { types: PHOTO_TYPES, side: 400 },
};
const SAVED = [
  { id: 1, url: BOLT },
  { id: 2, url: WIDE_BOLT },
  { id: 3, url: TALL_BOLT },
];
const BANNER = { wide: true, aspect: 16 / 5 };

/** What asks for a private file, as it stands while the file comes, when it has come, or when it does not. */
const privately = (phase: Phase, shown: (url: string) => ReactNode) => {
  const key = `bolt-${phase}`;
  return (
    <Asked queryKey={['private-file', key]} phase={phase} data={boltFile('bolt.svg')}>
      {shown(key)}
    </Asked>
  );
};

export function uploadEntries(say: Say): Entries {
  const alt = say('Business licence', '营业执照');
  const queued = (part: Partial<QueuedFile>): QueuedFile => ({
    key: 1,
    file: boltFile('bolt.svg'),
    replaces: null,
    state: 'sending',
    share: 0,
    error: null,
    ...part,
  });
  const QUEUED: Record<string, QueuedFile> = {
    waiting: queued({ state: 'waiting' }),
    'half sent': queued({ share: 0.5 }),
    failed: queued({ state: 'failed', error: refusal(failedSentence(say)) }),
  };
  const eachQueued = (shown: (file: QueuedFile) => ReactNode) =>
    Object.fromEntries(Object.entries(QUEUED).map(([state, file]) => [state, shown(file)]));

  const list = (ids: number[], props: Partial<ComponentProps<typeof ImageList>> = {}) => (
    <Valued start={ids}>
      {(value, onChange) => (
        <ImageList {...PICTURES} saved={SAVED} most={6} value={value} onChange={onChange} {...props} />
      )}
    </Valued>
  );
  const single = (id: number | null, props: Partial<ComponentProps<typeof SingleImage>> = {}) => (
    <Valued start={id}>
      {(value, onChange) => (
        <SingleImage {...PICTURES} saved={SAVED[0]!} value={value} onChange={onChange} {...props} />
      )}
    </Valued>
  );
  const secret = (phase: Phase) =>
    privately(phase, (url) => single(1, { saved: { id: 1, url }, isPrivate: true }));
  const tools = (props: Partial<ComponentProps<typeof ImageTools>>) => (
    <div style={{ width: 160 }}>
      <ImageTools isFirst={false} isLast={false} withMain move={nothing} remove={nothing} {...props} />
    </div>
  );
  const crop = <CropButton image={SAVED[0]!} onCrop={nothing} />;
  const dialog = (url: string, props: { aspect?: number; side?: number } = {}) => (
    <Suspense>
      <CropDialog url={url} onCrop={nothing} onCancel={nothing} {...props} />
    </Suspense>
  );
  return {
    CropButton: {
      alone: 'component',
      states: {
        closed: crop,
        open: <Pressed>{crop}</Pressed>,
      },
    },
    CropDialog: only(dialog(BOLT), 'component', 'of any shape'),
    ImageList: {
      alone: 'component',
      states: {
        empty: list([]),
        'some, the first stands for all': list([1, 2, 3], { withMain: true, aspect: 1 }),
        banners: list([2, 3], BANNER),
      },
    },
    ImageTools: only(tools({}), undefined, 'in between'),
    PrivateFileLink: only(
      <PrivateFileLink
        file={{ name: say('drawing.pdf', '图纸.pdf'), url: '/api/session/files/drawing', bytes: 250_000 }}
      />,
    ),
    PrivateImage: {
      states: {
        loading: privately('loading', (url) => <PrivateImage url={url} alt={alt} />),
        failed: privately('failed', (url) => <PrivateImage url={url} alt={alt} />),
        answered: privately('answered', (url) => <PrivateImage url={url} alt={alt} width={200} />),
      },
    },
    QueuedImage: {
      states: eachQueued((file) => (
        <ul className="image-list">
          <li>
            <QueuedImage queued={file} cancel={nothing} retry={nothing} />
          </li>
        </ul>
      )),
    },
    QueuedTag: { states: eachQueued((file) => <QueuedTag queued={file} cancel={nothing} retry={nothing} />) },
    SingleImage: {
      states: {
        empty: single(null),
        filled: single(1),
        'private, answered': secret('answered'),
      },
    },
  };
}
