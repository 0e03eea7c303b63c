import { call } from '@wethi/http';
import { DatePicker, Form, Modal } from 'antd';
import type { Dayjs } from 'dayjs';
import { useNavigate } from 'react-router';
import { idOf, type Panel } from '../../panel/use-panel';
import { useSave } from '../../providers/use-save';

/** Makes another show of one that there is, and opens it (design: 51 #copy). */
export function CopyDialog({ panel }: { panel: Panel }) {
  const navigate = useNavigate();
  const [form] = Form.useForm<{ day?: Dayjs | null }>();
  const { save, saving } = useSave(
    ({ day }: { day?: Dayjs | null }) =>
      call('POST', 'productCopy', { body: { id: idOf(panel) ?? 0, product_start: day?.format('YYYY-MM-DD') ?? null } }),
    {
      changes: ['product', 'stage', 'stageTime'],
      description: () => 'งานใหม่ยังไม่แสดงหน้าเว็บ ตรวจแล้วจึงเปิดหรือตั้งเวลาประกาศ',
      done: ({ data }) => void navigate(`?edit=${data?.insertId}`, { replace: true }),
    },
  );
  return (
    <Modal
      open={panel.open}
      title="คัดลอกงานแสดง"
      okText="คัดลอก"
      okButtonProps={{ loading: saving }}
      cancelText="ยกเลิก"
      onOk={() => form.submit()}
      onCancel={panel.close}
      destroyOnHidden
    >
      <p>ได้งานใหม่พร้อมราคา รายละเอียด รูป เวที และเซตลิสต์ โดยไม่มีคำสั่งซื้อและวิดีโอของงานเดิม</p>
      <Form form={form} layout="vertical" onFinish={save}>
        <Form.Item name="day" label="วันแสดงของงานใหม่" extra="วันของราคาแต่ละแบบเลื่อนตามให้ เว้นว่างคือใช้วันเดิม">
          <DatePicker format="DD-MM-YYYY" placeholder="วัน-เดือน-ปี" style={{ width: '100%' }} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
