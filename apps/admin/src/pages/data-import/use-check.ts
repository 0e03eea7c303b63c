import { call } from '@wethi/http';
import { useSave } from '../../providers/use-save';
import type { CheckedImport, Work } from './data-import';

/** A file and what is said about it, as the calls take it. */
export function bodyOf({ file: { id }, mapping, fixes }: Work) {
  return { id, mapping, fixes: [...fixes] };
}

/** Has every row judged. @param checked hears the judgement and of what it is: somebody may have changed it meanwhile */
export function useCheck(checked: (checked: CheckedImport, judged: Work) => void) {
  return useSave(
    async (work: Work) => ({ work, ...(await call('POST', `${work.kind}ImportCheck`, { body: bodyOf(work) })) }),
    { done: ({ data, work }) => data && checked(data, work), words: { failure: 'ตรวจไม่สำเร็จ' } },
  );
}
