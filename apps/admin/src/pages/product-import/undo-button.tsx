import { useQueryClient } from '@tanstack/react-query';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { Button } from 'antd';
import { Undo2 } from 'lucide-react';
import { useSave } from '../../providers/use-save';

export const LAST_IMPORTS = ['productImport'];

interface UndoButtonProps {
  id: number;
  undone?: (result: { removed: number; kept: number }) => void;
}

/** Takes an import back; what somebody changed since stays, which is said. */
export function UndoButton({ id, undone }: UndoButtonProps) {
  const client = useQueryClient();
  const { save, saving } = useSave(() => call('POST', 'productImportUndo', { body: { id } }), {
    changes: ['product'],
    done: ({ data }) => {
      void client.invalidateQueries({ queryKey: LAST_IMPORTS });
      if (data) undone?.(data);
    },
    description: ({ data }) => (data ? undoneText(data) : ''),
    words: { success: 'เลิกการนำเข้าแล้ว', failure: 'เลิกการนำเข้าไม่ได้' },
  });
  return (
    <Button danger icon={<Undo2 size={18} aria-hidden />} loading={saving} onClick={() => save(undefined)}>
      เลิกการนำเข้านี้
    </Button>
  );
}

export function undoneText({ removed, kept }: { removed: number; kept: number }): string {
  const rest = kept > 0 ? ` · อีก ${count(kept)} รายการมีการแก้ไขหรือขายไปแล้วจึงเก็บไว้` : '';
  return `ลบสินค้า ${count(removed)} รายการ${rest}`;
}
