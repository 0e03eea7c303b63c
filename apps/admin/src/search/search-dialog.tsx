import { useGetIdentity } from '@refinedev/core';
import { App } from 'antd';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Identity } from '../providers/auth';
import { Answers } from './answers';
import type { Item } from './item';
import { keep } from './recent';
import { LIST_ID, optionId } from './result-list';
import styles from './search.module.css';
import { useFound } from './use-found';

const TITLE = 'ค้นหาได้ทุกอย่าง';

interface SearchDialogProps {
  onClose: () => void;
}

export default function SearchDialog({ onClose }: SearchDialogProps) {
  const { data: person } = useGetIdentity<Identity>();
  return person ? <Dialog person={person} onClose={onClose} /> : null;
}

/** Looks for customers, orders, shows and screens, by keys alone if one likes (54-admin-search). */
function Dialog({ person, onClose }: SearchDialogProps & { person: Identity }) {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const dialog = useModal();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const copy = (path: string) =>
    void navigator.clipboard.writeText(new URL(`/admin${path}`, window.location.href).href).then(
      () => message.success('คัดลอกลิงก์แล้ว'),
      () => message.error('คัดลอกลิงก์ไม่ได้ ลองอีกครั้ง'),
    );
  const found = useFound(typed, person, copy);
  const items = found.groups.flatMap((group) => group.items);
  const chosen = Math.min(at, items.length - 1);

  const type = (text: string) => {
    setTyped(text);
    setAt(0);
  };
  const clear = () => {
    type('');
    field.current?.focus();
  };
  const open = (item: Item, inNewTab: boolean) => {
    keep(Number(person.id), item);
    if (inNewTab) {
      window.open(`/admin${item.to}`, '_blank', 'noopener');
      return;
    }
    onClose();
    if (item.act) item.act();
    else void navigate(item.to);
  };
  const press = (event: KeyboardEvent) => {
    // A syllable that is still put together.
    if (event.nativeEvent.isComposing || items.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const item = items[chosen];
    if (step) setAt((chosen + step + items.length) % items.length);
    else if (event.key === 'Enter' && item) open(item, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };

  return (
    // Its own keys, Escape among them, close it; a press beside it does, too.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={TITLE}
      onClose={onClose}
      onMouseDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={styles.box}>
        <div className={styles.field}>
          <Search size={22} aria-hidden />
          <input
            ref={field}
            role="combobox"
            aria-label={TITLE}
            aria-expanded={items.length > 0}
            aria-controls={items.length > 0 ? LIST_ID : undefined}
            aria-activedescendant={items.length > 0 ? optionId(chosen) : undefined}
            aria-autocomplete="list"
            placeholder="เบอร์ เลขคำสั่งซื้อ ชื่อ งานแสดง หรือชื่อหน้า"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={press}
          />
          {typed && (
            <button type="button" aria-label="ล้างคำค้น" onClick={clear}>
              <X size={20} aria-hidden />
            </button>
          )}
          <button type="button" className={styles.close} onClick={onClose}>
            ปิด
          </button>
        </div>
        <p className="unseen" role="status">
          {found.words}
        </p>
        <div className={styles.found}>
          <Answers {...found} onClose={onClose} at={chosen} typed={typed} open={open} />
        </div>
        <div className={`${styles.keys} desktop-only`}>
          <span>
            <kbd>↑</kbd>
            <kbd>↓</kbd> เลือก
          </span>
          <span>
            <kbd>Enter</kbd> เปิด
          </span>
          <span>
            <kbd>Ctrl</kbd>
            <kbd>Enter</kbd> เปิดแท็บใหม่
          </span>
          <span>
            <kbd>Esc</kbd> ปิด
          </span>
          <span>เห็นเฉพาะสิ่งที่สิทธิ์ของตัวเองเปิดได้</span>
        </div>
      </div>
    </dialog>
  );
}

/** Opens the dialog over everything; what had the focus before has it again after. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return dialog;
}
