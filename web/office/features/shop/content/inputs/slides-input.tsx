import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import type { ShopFile } from '../../../../../../contract/company/own-shop.ts';
import { UPLOAD_PURPOSES } from '../../../../../../domain/enumerations.ts';
import { SHOP_CONTENT_LIMITS as LIMITS } from '../../../../../../domain/shop/shop-content.ts';
import { useBackofficeWords } from '../../../../../backoffice/app/words.ts';
import { DISK } from '../../../../../backoffice/upload/image-source.tsx';
import { PHOTO_TYPES } from '../../../../../backoffice/upload/queue/use-upload-queue.ts';
import { SingleImage } from '../../../../../backoffice/upload/single-image.tsx';
import { useShopContentWords } from '../../../../words.ts';
import { albumSource } from '../../../album/album-source.tsx';

export const SHOP_PICTURE = {
  purpose: UPLOAD_PURPOSES.companyImage,
  limits: { types: PHOTO_TYPES },
  sources: [...DISK, albumSource(0)],
} as const;

interface Picture {
  image_id: number | null;
}
interface Slide extends Picture {
  title: string;
  text: string;
  link: string;
}
interface Captioned extends Picture {
  caption: string;
}

interface ListProps<Line extends Picture> {
  id?: string;
  value?: Line[];
  onChange?(lines: Line[]): void;
  saved: readonly ShopFile[];
}

interface LinesProps<Line extends Picture> extends ListProps<Line> {
  most: number;
  empty: Line;
  add: string;
  nameOf(n: number): string;
  children(line: Line, change: (part: Partial<Line>) => void, n: number): React.ReactNode;
}

/** Pictures with words beside each, in an order. */
function Lines<Line extends Picture>(props: LinesProps<Line>) {
  const { id, value = [], onChange, saved, most, empty, add, nameOf, children } = props;
  const words = useShopContentWords();
  const kit = useBackofficeWords();
  // a picture that was uploaded just now is known to its own line alone, wherever that goes
  const [keys, setKeys] = useState(() => value.map((_, i) => i));
  const [next, setNext] = useState(value.length);
  const set = (lines: Line[], places: number[]) => {
    setKeys(places);
    onChange?.(lines);
  };
  const move = (from: number, to: number) =>
    set(
      value.toSpliced(from, 1).toSpliced(to, 0, value[from]!),
      keys.toSpliced(from, 1).toSpliced(to, 0, keys[from]!),
    );
  const tool = (label: string, icon: React.ReactNode, act: () => void, off = false) => (
    <Button type="text" icon={icon} aria-label={label} title={label} disabled={off} onClick={act} />
  );
  return (
    <div className="content-lines" id={id}>
      {value.map((line, i) => {
        const change = (part: Partial<Line>) => onChange?.(value.with(i, { ...line, ...part }));
        const name = nameOf(i + 1);
        return (
          <section className="content-line" key={keys[i]} aria-label={name}>
            <SingleImage
              {...SHOP_PICTURE}
              saved={saved.find((file) => file.id === line.image_id) ?? null}
              value={line.image_id}
              onChange={(image_id) => change({ image_id } as Partial<Line>)}
            />
            <div className="content-lines">{children(line, change, i + 1)}</div>
            <span>
              {tool(words.up(name), <ArrowUpOutlined />, () => move(i, i - 1), i === 0)}
              {tool(words.down(name), <ArrowDownOutlined />, () => move(i, i + 1), i === value.length - 1)}
              {tool(`${kit.remove}: ${name}`, <DeleteOutlined />, () =>
                set(value.toSpliced(i, 1), keys.toSpliced(i, 1)),
              )}
            </span>
          </section>
        );
      })}
      {value.length < most && (
        <div>
          <Button
            type="dashed"
            icon={<PlusOutlined />}
            onClick={() => {
              setNext(next + 1);
              set([...value, empty], [...keys, next]);
            }}
          >
            {add}
          </Button>
        </div>
      )}
    </div>
  );
}

export function SlidesInput(props: ListProps<Slide>) {
  const words = useShopContentWords();
  return (
    <Lines
      {...props}
      most={LIMITS.slides}
      empty={{ image_id: null, title: '', text: '', link: '' }}
      add={words.addSlide}
      nameOf={words.slide}
    >
      {(slide, change, n) => (
        <>
          <Input
            value={slide.title}
            maxLength={LIMITS.slideTitle}
            placeholder={words.slideTitle}
            aria-label={`${words.slide(n)}: ${words.slideTitle}`}
            onChange={({ target }) => change({ title: target.value })}
          />
          <Input
            value={slide.text}
            maxLength={LIMITS.slideText}
            placeholder={words.slideText}
            aria-label={`${words.slide(n)}: ${words.slideText}`}
            onChange={({ target }) => change({ text: target.value })}
          />
          <Input
            value={slide.link}
            maxLength={LIMITS.link}
            placeholder={`${words.slideLink}: ${words.slideLinkHint}`}
            aria-label={`${words.slide(n)}: ${words.slideLink}`}
            onChange={({ target }) => change({ link: target.value })}
          />
        </>
      )}
    </Lines>
  );
}

export function PicturesInput(props: ListProps<Captioned>) {
  const words = useShopContentWords();
  return (
    <Lines
      {...props}
      most={LIMITS.pictures}
      empty={{ image_id: null, caption: '' }}
      add={words.addPicture}
      nameOf={words.picture}
    >
      {(picture, change, n) => (
        <Input
          value={picture.caption}
          maxLength={LIMITS.caption}
          placeholder={words.caption}
          aria-label={`${words.picture(n)}: ${words.caption}`}
          onChange={({ target }) => change({ caption: target.value })}
        />
      )}
    </Lines>
  );
}
