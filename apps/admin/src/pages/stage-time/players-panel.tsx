import { Users } from 'lucide-react';
import { IconButton } from '../../actions/icon-button';
import { crud } from '../../crud/crud';
import type { Panel } from '../../panel/use-panel';
import { Players } from './players';

const { RecordPanel } = crud('stageTime');

/** Opens the panel of who plays in an item of the set list. */
export function PlayersButton({ id, panel }: { id: number; panel: Panel }) {
  return <IconButton label="ผู้แสดงในช่วงนี้" icon={<Users size={18} />} onClick={() => panel.show(id)} />;
}

/** Who plays in the item that the panel is open for. @param saved after a change */
export function PlayersPanel({ panel, saved }: { panel: Panel; saved?: () => void }) {
  const close = () => {
    saved?.();
    panel.close();
  };
  return (
    <RecordPanel
      panel={panel}
      width={560}
      title={({ stage_detail_time_title }) => `ผู้แสดงใน “${stage_detail_time_title}”`}
    >
      {(item) => <Players item={item} close={close} />}
    </RecordPanel>
  );
}
