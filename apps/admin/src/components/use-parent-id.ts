import { useParams } from 'react-router';

/** The optional id in a screen's address: only records that belong to it are shown (product.md §2, admin routes). */
export function useParentId(): number | undefined {
  const id = Number(useParams().id);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}
