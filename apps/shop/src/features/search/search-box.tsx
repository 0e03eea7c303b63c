import { useCombobox } from 'downshift';
import { Search, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useDialogs } from '../../overlays/dialogs';
import { IconButton } from '../../ui/actions/button';
import { classNames } from '../../ui/class-names';
import { paths } from '../../config/paths';
import styles from './search-box.module.css';
import { FoundShowOption } from './search-option';
import { type FoundShow, useShowSearch } from './use-show-search';

/** The combobox of shows: typing asks, arrows choose, Enter goes, Esc clears and then closes. */
function useSearch() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const search = useShowSearch(typed);
  const { overlay, open: put, close } = useDialogs();
  const inAddress = overlay?.name === 'search';
  const shut = () => {
    setOpen(false);
    setTyped('');
  };
  // On phones, where it covers the page, Back closes it.
  const [wasInAddress, setWasInAddress] = useState(inAddress);
  if (inAddress !== wasInAddress) {
    setWasInAddress(inAddress);
    if (inAddress) setOpen(true);
    else shut();
  }
  const leave = () => {
    shut();
    if (inAddress) close();
  };
  const cover = () => {
    setOpen(true);
    put({ name: 'search' });
  };
  const combobox = useCombobox<FoundShow>({
    items: search.shows,
    inputValue: typed,
    isOpen: open,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: () => typed,
    // Tabbing away is no choice: it must not lead to another page.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: state.selectedItem } : changes,
    onInputValueChange: ({ inputValue, type }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) return;
      setTyped(inputValue);
      // After Enter has led to a list, the field still has the focus.
      setOpen(true);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      shut();
      void navigate(paths.show(selectedItem.product_url), { replace: inAddress });
    },
  });
  /** Enter before the answer has come, or where it is empty, leads to the list: what still stands there is of other words. */
  const onEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    const words = typed.trim();
    const hasOwn = open && search.settled && search.shows.length > 0;
    if (!words || hasOwn || search.failed || event.nativeEvent.isComposing) return;
    event.preventDefault();
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    shut();
    void navigate(paths.search(words), { replace: inAddress });
  };
  return { ...search, typed, setTyped, open, setOpen, cover, leave, shut, onEnter, inAddress, combobox };
}

export function SearchBox() {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const search = useSearch();
  const {
    q,
    shows,
    total,
    suggestion,
    settled,
    failed,
    typed,
    setTyped,
    open,
    setOpen,
    cover,
    leave,
    onEnter,
    combobox,
  } = search;
  const close = () => {
    leave();
    input?.blur();
  };
  const escape = () => (typed ? setTyped('') : close());
  const leaveWithFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) leave();
  };
  return (
    <div className={classNames(styles.place, open && styles.open)} role="search" onBlur={leaveWithFocus}>
      {open && <div className={styles.backdrop} onClick={close} />}
      <IconButton
        label="ค้นหา"
        className={classNames('only-phone', styles.opener)}
        onClick={() => {
          cover();
          input?.focus();
        }}
      >
        <Search size={22} aria-hidden />
      </IconButton>
      <div className={styles.panel}>
        <div className={styles.head}>
          <div className={styles.field}>
            <Search size={20} aria-hidden />
            <input
              {...combobox.getInputProps({
                ref: setInput,
                className: styles.input,
                placeholder: 'คุณอยากดูอะไร',
                'aria-label': 'ค้นหางานแสดง',
                onFocus: () => setOpen(true),
                onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
                  if (event.key === 'Escape') escape();
                  if (event.key === 'Enter') onEnter(event);
                },
              })}
            />
          </div>
          <IconButton label="ปิด" className={styles.close} onClick={close}>
            <X size={22} aria-hidden />
          </IconButton>
        </div>
        <div className={styles.list}>
          <SearchNote q={q} count={shows.length} suggestion={suggestion} settled={settled} failed={failed} />
          <ul {...combobox.getMenuProps({ 'aria-label': 'งานแสดงที่พบ' })}>
            {open &&
              shows.map((show, index) => (
                <li key={show.id} className={styles.option} {...combobox.getItemProps({ item: show, index })}>
                  <FoundShowOption show={show} q={q} />
                </li>
              ))}
          </ul>
          {q && shows.length > 0 && (
            <Link className={styles.all} to={paths.search(q)} replace={search.inAddress} onClick={search.shut}>
              ดูทั้งหมด {total} รายการ
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}

interface SearchNoteProps {
  q: string;
  count: number;
  suggestion?: string;
  settled: boolean;
  failed: boolean;
}

function SearchNote(note: SearchNoteProps) {
  return (
    <p className={styles.note} role="status">
      {noteText(note)}
    </p>
  );
}

function noteText({ q, count, suggestion, settled, failed }: SearchNoteProps): string {
  if (failed) return 'ค้นหาไม่ได้ในขณะนี้ กรุณาลองใหม่อีกครั้ง';
  if (!q) return 'พิมพ์ชื่องานแสดง วง สมาชิก หรือเพลง';
  if (!settled && !count) return 'กำลังค้นหา…';
  if (count && suggestion) return `ไม่พบคำที่สะกดตรงกัน งานแสดงที่ใกล้เคียงกับ “${suggestion}”`;
  return count ? `งานแสดงที่ตรงกับ “${q}”` : `ไม่พบงานแสดงที่ตรงกับ “${q}”`;
}
