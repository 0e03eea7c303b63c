import { call } from '@wethi/http';
import { Modal } from 'antd';
import type { Panel } from '../../../panel/use-panel';
import { useSave } from '../../../providers/use-save';

interface RemoveDialogProps {
  panel: Panel;
  cameraId: number | undefined;
  /** Whose camera it is. */
  name: string;
  removed: () => unknown;
}

/** What removing a camera means, before it happens. */
export function RemoveDialog({ panel, cameraId = 0, name, removed }: RemoveDialogProps) {
  const { save: remove, saving } = useSave(() => call('DELETE', 'liveStreamingCamera', { query: { id: cameraId } }), {
    words: { success: `ลบกล้อง${name}แล้ว`, failure: 'ลบกล้องไม่สำเร็จ' },
    done: () => {
      panel.close();
      void removed();
    },
  });
  return (
    <Modal
      open={panel.open}
      title={`ลบกล้อง${name}`}
      okText="ลบกล้อง"
      okButtonProps={{ danger: true, loading: saving }}
      cancelText="ไม่ลบ"
      onOk={() => remove(undefined)}
      onCancel={panel.close}
    >
      คีย์ของกล้องนี้จะใช้ไม่ได้ทันที คนที่ดูกล้องนี้อยู่จะกลับไปเห็นภาพทั้งเวที และภาพที่กล้องนี้ส่งมาแล้วจะไม่อยู่ในดูย้อนหลัง
    </Modal>
  );
}
