import { useQueryClient } from '@tanstack/react-query';
import { DATA_IMPORT_KIND, type DataImportKind } from '@wethi/contract';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { App, Button } from 'antd';
import { Undo2 } from 'lucide-react';
import { useSave } from '../../providers/use-save';
import { KIND_WORDS, undoneText } from './kinds';

export const LAST_IMPORTS = ['dataImport'];

interface UndoButtonProps {
  kind: DataImportKind;
  id: number;
  /** Of the file, in a list: there one press may be on the wrong line. */
  name?: string;
  /** Rows that it brought in. */
  made?: number;
  undone?: (result: { removed: number; kept: number }) => void;
}

/** Takes an import back; what somebody changed since stays, which is said. */
export function UndoButton({ kind, id, name, made = 0, undone }: UndoButtonProps) {
  const client = useQueryClient();
  const { modal } = App.useApp();
  const { save, saving } = useSave(() => call('POST', `${kind}ImportUndo`, { body: { id } }), {
    changes: [kind],
    done: ({ data }) => {
      void client.invalidateQueries({ queryKey: LAST_IMPORTS });
      if (data) undone?.(data);
    },
    description: ({ data }) => (data ? undoneText(kind, data) : ''),
    words: { success: 'เลิกการนำเข้าแล้ว', failure: 'เลิกการนำเข้าไม่ได้' },
  });
  const ask = () =>
    void modal.confirm({
      title: `เลิกการนำเข้า “${name}” หรือไม่`,
      content: `นำเข้า${DATA_IMPORT_KIND[kind]}ไว้ ${count(made)} ${KIND_WORDS[kind].unit} ${KIND_WORDS[kind].undo}`,
      okText: 'เลิกการนำเข้า',
      okButtonProps: { danger: true },
      cancelText: 'ยกเลิก',
      onOk: () => save(undefined),
    });
  return (
    <Button icon={<Undo2 size={18} aria-hidden />} loading={saving} onClick={name ? ask : () => save(undefined)}>
      เลิกการนำเข้านี้
    </Button>
  );
}
