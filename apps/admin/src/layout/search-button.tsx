import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './layout.module.css';

const SearchDialog = lazy(() => import('../search/search-dialog'));

/** Opens the search, as Ctrl K does wherever one types; what it needs is loaded then. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      // The key's place, as it is another letter on a Thai keyboard.
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyK') return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return (
    <>
      <button type="button" className={styles.find} aria-keyshortcuts="Control+K" onClick={() => setOpen(true)}>
        <Search size={18} aria-hidden />
        <span>ค้นหาได้ทุกอย่าง</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      <Suspense>{open && <SearchDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
