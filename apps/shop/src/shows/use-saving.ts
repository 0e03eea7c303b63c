import { useToast } from '../ui/feedback/toast';
import { removeShow, saveShow } from './saved-shows';

/** Saves a show for later and takes it out again, both with a way back. */
export function useSaving() {
  const showToast = useToast();
  const save = (id: number) => {
    try {
      saveShow(id);
    } catch {
      return showToast({ kind: 'error', title: 'บันทึกไม่ได้', text: 'เบราว์เซอร์นี้ไม่อนุญาตให้เก็บข้อมูล' });
    }
    showToast({ kind: 'success', title: 'บันทึกไว้ดูแล้ว', undo: () => removeShow(id) });
  };
  const remove = (id: number) => {
    const place = removeShow(id);
    showToast({ kind: 'info', title: 'นำออกจากบันทึกไว้ดูแล้ว', undo: () => saveShow(id, place) });
  };
  return { save, remove };
}
