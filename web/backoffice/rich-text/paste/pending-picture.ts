/** The placeholder of a pasted picture while it uploads. It is never saved (html.ts). */
import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { Node } from '@tiptap/react';

export interface Uploaded {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}

/** By key: the picture, or null where there will be none. */
const arrived = new PluginKey<Map<number, Uploaded | null>>('arrivedPictures');

/** Undone and done again, a place may come back after its picture has arrived: it is filled whenever it is there. */
const fillPlaces = () =>
  new Plugin({
    key: arrived,
    state: { init: () => new Map(), apply: (_, pictures) => pictures },
    appendTransaction(_, __, state) {
      const pictures = arrived.getState(state);
      if (!pictures?.size) return null;
      const places: { at: number; size: number; picture: Uploaded | null }[] = [];
      state.doc.descendants((node, at) => {
        if (node.type.name !== 'pendingPicture') return;
        const picture = pictures.get(Number(node.attrs.upload));
        if (picture !== undefined) places.push({ at, size: node.nodeSize, picture });
      });
      if (places.length === 0) return null;
      const { tr } = state;
      for (const { at, size, picture } of places.reverse())
        if (picture) tr.replaceWith(at, at + size, state.schema.nodes.image!.create(picture));
        else tr.delete(at, at + size);
      return tr.setMeta('addToHistory', false);
    },
  });

export const PendingPicture = Node.create({
  name: 'pendingPicture',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    upload: {
      default: null,
      parseHTML: (img) => img.getAttribute('data-upload'),
      renderHTML: ({ upload }) => ({ 'data-upload': upload }),
    },
    alt: { default: '' },
  }),
  parseHTML: () => [{ tag: 'img[data-upload]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addProseMirrorPlugins: () => [fillPlaces()],
});

/** Puts the picture into its place; null removes the place. */
export function pictureArrived(view: EditorView, key: number, picture: Uploaded | null): void {
  arrived.getState(view.state)?.set(key, picture);
  view.dispatch(view.state.tr);
}
