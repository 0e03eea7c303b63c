import { useNavigate, useParams } from 'react-router';
import styles from './filters.module.css';
import type { Reference } from '../providers/resource';
import { ReferenceSelect } from '../fields/reference-select';

/** The optional id in a screen's address: only records that belong to it are shown (product.md §2, admin routes). */
export function useParentId(): number | undefined {
  const id = Number(useParams().id);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

type ParentSelectProps = Reference & {
  placeholder: string;
  /** Address of the screen without the id. */
  path: string;
};

/** Chooses whose records a screen shows. */
export function ParentSelect({ path, ...reference }: ParentSelectProps) {
  const id = useParentId();
  const navigate = useNavigate();
  return (
    <ReferenceSelect
      {...reference}
      className={styles.filter}
      aria-label={reference.placeholder}
      value={id ?? null}
      onChange={(chosen) => void navigate(chosen ? `${path}/${chosen}` : path)}
    />
  );
}
