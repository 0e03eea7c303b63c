import { call } from '@wethi/http';
import { NotesCard } from '../../../record/notes-card';
import { useCare, useCustomerChanged } from '../customer/use-customer';

export function CustomerNotesCard({ userId: user_id }: { userId: number }) {
  const { data } = useCare(user_id);
  return (
    <NotesCard
      title="โน้ตของทีมงาน"
      notes={(data?.notes ?? []).map(({ user_note_text: text, ...note }) => ({ ...note, text }))}
      add={(user_note_text) => call('POST', 'userNote', { body: { user_id, user_note_text } })}
      changed={useCustomerChanged(user_id)}
    />
  );
}
