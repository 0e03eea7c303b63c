import { Node } from '@tiptap/react';
import { pictureInText } from '@wethi/contract';

/** A picture between the paragraphs of a text. One of elsewhere, such as in what was pasted, is left out as the server does. */
export const TextPicture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: {}, alt: { default: '' } }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (image) => pictureInText(image.getAttribute('src') ?? '') !== undefined && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});
