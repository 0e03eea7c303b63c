import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { call, type BodyOf } from '@wethi/http';
import { Button } from 'antd';
import { ExternalLink, Undo2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useUndoToast } from '../../actions/use-undo-toast';
import { useSave } from '../../providers/use-save';
import styles from './audit.module.css';
import type { Audit } from './use-audit';
import { entityName, recordPath } from './words';

type Former = Schema<'FormerValues'>;

async function read(id: number): Promise<Former | undefined> {
  return (await call('GET', 'auditLogFormer', { query: { id } })).data;
}

/** What a change replaced; undefined of one that cannot be put back. */
export function useFormer(entry: Audit | undefined): Former | undefined {
  const id = entry?.action === 'update' ? entry.id : undefined;
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['auditLog', 'former', id],
    queryFn: () => read(id ?? 0),
    enabled: id !== undefined,
  });
  // Until another one is read, Refine's client answers the one before.
  return data?.path && !isPlaceholderData ? data : undefined;
}

/** The record's own call writes the values, so that its rules hold; every one of them is called as a band's is. */
function write({ path, update_at, columns }: Former, id: number, side: 'former' | 'present') {
  const values = Object.fromEntries(columns.map((column) => [column.column, column[side]]));
  return call('POST', path as 'band', { body: { ...values, id, update_at } as BodyOf<'POST', 'band'> });
}

/** Puts back what stood there before, where another value is now; taken back from the toast (61-admin-audit). */
export function Restore({ entry: { id, entity, entity_id }, former }: { entry: Audit; former: Former }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const offerBack = useUndoToast(8);
  /** Also where it fails: somebody saved meanwhile, and what is put back then is that version's. */
  const send = async (values: Former, side: 'former' | 'present'): Promise<Former> => {
    try {
      await write(values, entity_id, side);
      // Taking it back writes over this version and no later one.
      const { update_at } = (await read(id).catch(() => undefined)) ?? values;
      return { ...values, update_at };
    } finally {
      void client.invalidateQueries({ queryKey: ['auditLog'] });
    }
  };
  const { save: takeBack } = useSave((restored: Former) => send(restored, 'present'));
  const { save, saving } = useSave((shown: Former) => send(shown, 'former'), {
    words: { failure: 'คืนค่าเดิมไม่สำเร็จ' },
    done: (restored) =>
      offerBack('audit.restored', `คืนค่าเดิม ${restored.columns.length} ช่องแล้ว`, () => takeBack(restored)),
  });
  const count = former.columns.length;
  const path = recordPath(entity, entity_id);
  return (
    <div className={styles.restore}>
      {path && (
        <Button icon={<ExternalLink size={18} aria-hidden />} onClick={() => void navigate(path)}>
          เปิด{entityName(entity)}นี้
        </Button>
      )}
      <Button
        type="primary"
        icon={<Undo2 size={18} aria-hidden />}
        disabled={count === 0}
        loading={saving}
        onClick={() => save(former)}
      >
        {count === 0 ? 'คืนค่าแล้ว' : `คืนค่าเดิม ${count} ช่อง`}
      </Button>
    </div>
  );
}
