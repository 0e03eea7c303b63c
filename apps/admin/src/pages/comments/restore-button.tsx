import { Check, Undo2 } from 'lucide-react';
import { IconButton } from '../../actions/icon-button';
import type { Resource } from '../../providers/resource';
import { useSave } from '../../providers/use-save';

interface RestoreButtonProps {
  resource: Resource;
  /** It waited and was never shown. */
  isHeld?: boolean;
  restore: () => Promise<unknown>;
}

/** Shows what was taken away or held, at its own time. */
export function RestoreButton({ resource, isHeld = false, restore }: RestoreButtonProps) {
  const { save, saving } = useSave(restore, {
    changes: [resource],
    words: { success: isHeld ? 'ปล่อยผ่านแล้ว' : 'เอาคืนแล้ว', failure: 'ทำรายการไม่สำเร็จ' },
  });
  return (
    <IconButton
      label={isHeld ? 'ปล่อยผ่าน' : 'เอาคืน'}
      icon={isHeld ? <Check size={18} /> : <Undo2 size={18} />}
      disabled={saving}
      onClick={() => save(undefined)}
    />
  );
}
