import { Heart } from 'lucide-react';
import { Button } from '../ui/actions/button';
import { useSavedShows } from './saved-shows';
import { useSaving } from './use-saving';

export function SaveButton({ id }: { id: number }) {
  const { save, remove } = useSaving();
  const saved = useSavedShows().includes(id);
  return (
    <Button kind="ghost" size="small" aria-pressed={saved} onClick={() => (saved ? remove(id) : save(id))}>
      <Heart size={18} fill={saved ? 'currentColor' : 'none'} aria-hidden />
      บันทึกไว้ดู
    </Button>
  );
}
