import { MessageSquareOff } from 'lucide-react';
import { IconButton } from '../../actions/icon-button';
import { idOf, usePanel } from '../../panel/use-panel';
import { PersonDialog, type WrittenBy } from './person-dialog';

/** Opens what somebody wrote so far, and keeps them from writing. */
export function PersonButton({ id, person }: { id: number; person: WrittenBy }) {
  const panel = usePanel('person');
  return (
    <>
      <IconButton
        label={`พักการพิมพ์ของ ${person.user_nickname}`}
        icon={<MessageSquareOff size={18} />}
        onClick={() => panel.show(id)}
      />
      {panel.open && idOf(panel) === id && <PersonDialog person={person} close={panel.close} />}
    </>
  );
}
