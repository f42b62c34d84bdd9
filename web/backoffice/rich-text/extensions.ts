/** What the editor can produce: exactly what domain/shop/rich-text.ts allows; a journey compares the two. */
import { type AnyExtension, Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import {
  HEADING_LEVELS,
  isOwnImage,
  isWebLink,
  LINK_REL,
  RICH_TEXT_ATTRIBUTES,
} from '../../../domain/shop/rich-text.ts';
import { PendingPicture } from './paste/pending-picture.ts';
import { tableExtensions } from './table.ts';

const OwnImage = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => Object.fromEntries(RICH_TEXT_ATTRIBUTES.img.map((name) => [name, { default: null }])),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (img) => (isOwnImage(img.getAttribute('src') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

export const richTextExtensions: AnyExtension[] = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [...HEADING_LEVELS] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isWebLink,
      HTMLAttributes: { target: null, rel: LINK_REL },
    },
  }),
  OwnImage,
  PendingPicture,
  ...tableExtensions,
];
