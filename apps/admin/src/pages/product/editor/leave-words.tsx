import { useMemo } from 'react';
import type { LeaveQuestion } from '../../../panel/use-leave-question';
import { labelOf } from './label-of';

/**
 * What is asked before a page with unsaved changes is left, with what would be lost (design: 51 #leave).
 * @param changed columns, each of another field
 */
export function useLeaveWords(changed: readonly string[], tiersChanged: number): LeaveQuestion {
  const columns = changed.join();
  return useMemo(() => {
    const lost = columns ? columns.split(',').map(labelOf) : [];
    const all = tiersChanged > 0 ? [...lost, `ราคาบัตร ${tiersChanged} ราคา`] : lost;
    return {
      title: 'ออกโดยไม่บันทึกหรือไม่',
      content: (
        <>
          <p>{all.length > 0 && `แก้แล้ว ${all.length} จุด `}ถ้าออกตอนนี้จะหายไป</p>
          <ul>
            {all.map((name) => (
              <li key={name}>• {name}</li>
            ))}
          </ul>
        </>
      ),
      okText: 'ทิ้งที่แก้แล้วออก',
      cancelText: 'แก้ต่อ',
    };
  }, [columns, tiersChanged]);
}
