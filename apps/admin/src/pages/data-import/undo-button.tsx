import { useQueryClient } from '@tanstack/react-query';
import type { DataImportKind } from '@wethi/contract';
import { call } from '@wethi/http';
import { Button } from 'antd';
import { Undo2 } from 'lucide-react';
import { useSave } from '../../providers/use-save';
import { undoneText } from './kinds';

export const LAST_IMPORTS = ['dataImport'];

interface UndoButtonProps {
  kind: DataImportKind;
  id: number;
  undone?: (result: { removed: number; kept: number }) => void;
}

/** Takes an import back; what somebody changed since stays, which is said. */
export function UndoButton({ kind, id, undone }: UndoButtonProps) {
  const client = useQueryClient();
  const { save, saving } = useSave(() => call('POST', `${kind}ImportUndo`, { body: { id } }), {
    changes: [kind],
    done: ({ data }) => {
      void client.invalidateQueries({ queryKey: LAST_IMPORTS });
      if (data) undone?.(data);
    },
    description: ({ data }) => (data ? undoneText(kind, data) : ''),
    words: { success: 'เลิกการนำเข้าแล้ว', failure: 'เลิกการนำเข้าไม่ได้' },
  });
  return (
    <Button icon={<Undo2 size={18} aria-hidden />} loading={saving} onClick={() => save(undefined)}>
      เลิกการนำเข้านี้
    </Button>
  );
}
