import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { count } from '@wethi/format';
import {
  Bold,
  Heading2,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  Redo2,
  Quote,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useEffect } from 'react';
import type { PictureKind } from '../media/picture-upload';
import { usePanel } from '../panel/use-panel';
import styles from './html-editor.module.css';
import { LinkDialog } from './link-dialog';
import { PictureDialog } from './picture-dialog';
import { TextPicture } from './text-picture';

/** What the server keeps of a text (decisions.md §4). */
const TEXT = StarterKit.configure({
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  trailingNode: false,
  heading: { levels: [2, 3, 4] },
  link: { openOnClick: false, protocols: ['mailto', 'tel'], HTMLAttributes: { class: null } },
});

interface Command {
  label: string;
  icon: LucideIcon;
  keys?: string;
  active: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const COMMANDS: Command[] = [
  {
    label: 'ตัวหนา',
    icon: Bold,
    keys: 'Control+B',
    active: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'ตัวเอียง',
    icon: Italic,
    keys: 'Control+I',
    active: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'หัวข้อ',
    icon: Heading2,
    keys: 'Control+Alt+3',
    active: (editor) => editor.isActive('heading'),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'รายการ',
    icon: List,
    keys: 'Control+Shift+8',
    active: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'รายการลำดับ',
    icon: ListOrdered,
    keys: 'Control+Shift+7',
    active: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'อ้างคำพูด',
    icon: Quote,
    keys: 'Control+Shift+B',
    active: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

export interface HtmlEditorProps {
  label: string;
  /** How pictures within the text are sent; a text without it shows none. */
  pictures?: PictureKind;
  id?: string;
  value?: string | null;
  onChange?: (html: string) => void;
}

const LETTERS = new Intl.Segmenter('th');

/** How long a text is to who reads it: a vowel or a tone mark above a letter is part of it, an end of a line is nothing. */
const lengthOf = ({ state }: Editor) => [...LETTERS.segment(state.doc.textBetween(0, state.doc.content.size))].length;

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());

export default function HtmlEditor({ label, pictures, id = '', value, onChange }: HtmlEditorProps) {
  const linking = usePanel(`link.${id}`);
  const picturing = usePanel(`picture.${id}`);
  const editor = useEditor({
    extensions: pictures ? [TEXT, TextPicture] : [TEXT],
    content: value ?? '',
    shouldRerenderOnTransaction: true,
    // A form that is hidden loses its editor and gets another when it is shown again; in between there is none.
    immediatelyRender: false,
    editorProps: {
      attributes: { id, class: styles.area ?? '', role: 'textbox', 'aria-label': label, 'aria-multiline': 'true' },
    },
    onUpdate: ({ editor }) => onChange?.(htmlOf(editor)),
  });
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    // Writing what was just typed would move the cursor.
    if (htmlOf(editor) !== (value ?? '')) editor.commands.setContent(value ?? '', { emitUpdate: false });
  }, [editor, value]);
  useLabel(id, editor);
  if (!editor) return null;
  return (
    <div className={styles.editor}>
      <div role="toolbar" aria-label="จัดรูปแบบข้อความ">
        {COMMANDS.map((command) => (
          <Tool key={command.label} {...command} pressed={command.active(editor)} press={() => command.run(editor)} />
        ))}
        <Tool label="ลิงก์" icon={Link2} pressed={editor.isActive('link')} press={() => linking.show()} />
        {pictures && (
          <Tool label="แทรกรูป" icon={ImagePlus} pressed={editor.isActive('picture')} press={() => picturing.show()} />
        )}
        <span />
        <Tool label="เลิกทำ" icon={Undo2} keys="Control+Z" press={() => editor.chain().focus().undo().run()} />
        <Tool label="ทำซ้ำ" icon={Redo2} keys="Control+Shift+Z" press={() => editor.chain().focus().redo().run()} />
      </div>
      <EditorContent editor={editor} />
      <footer>
        <span>วางจากโปรแกรมอื่นได้ ระบบเก็บไว้เฉพาะตัวหนา ตัวเอียง หัวข้อ รายการ อ้างคำพูด ลิงก์{pictures && ' และรูป'}</span>
        <span className="number">{count(lengthOf(editor))} ตัวอักษร</span>
      </footer>
      {linking.open && <LinkDialog editor={editor} close={linking.close} />}
      {pictures && picturing.open && <PictureDialog editor={editor} kind={pictures} close={picturing.close} />}
    </div>
  );
}

interface ToolProps extends Pick<Command, 'label' | 'icon' | 'keys'> {
  /** Of one that is on or off. */
  pressed?: boolean;
  press: () => void;
}

function Tool({ label, icon: Icon, keys, pressed, press }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-keyshortcuts={keys}
      // The marked text stays marked.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}

/** A press on the form's label goes into the text, as it does for an input. */
function useLabel(id: string, editor: Editor | null): void {
  useEffect(() => {
    const label = document.querySelector(`label[for="${id}"]`);
    const focus = () => editor?.commands.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [id, editor]);
}
