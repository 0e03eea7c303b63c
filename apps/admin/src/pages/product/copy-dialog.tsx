import { PRODUCT_COPY_PART, valuesOf, type ProductCopyPart } from '@wethi/contract';
import { call } from '@wethi/http';
import { Checkbox, DatePicker, Form, Input, Modal } from 'antd';
import type { Dayjs } from 'dayjs';
import { useNavigate } from 'react-router';
import { idOf, type Panel } from '../../panel/use-panel';
import { useSave } from '../../providers/use-save';

interface Wish {
  title?: string;
  url?: string;
  day?: Dayjs | null;
  parts: ProductCopyPart[];
}

const PARTS = valuesOf(PRODUCT_COPY_PART);
const URL = { pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, message: 'ใช้ได้เฉพาะ a-z, 0-9 และขีดกลาง' };

/** Makes another show of one that there is, and opens it (design: 51 #copy). */
export function CopyDialog({ panel }: { panel: Panel }) {
  const navigate = useNavigate();
  const [form] = Form.useForm<Wish>();
  const { save, saving } = useSave(
    ({ title, url, day, parts }: Wish) =>
      call('POST', 'productCopy', {
        body: {
          id: idOf(panel) ?? 0,
          product_title: title?.trim() || null,
          product_url: url?.trim() || null,
          product_start: day?.format('YYYY-MM-DD') ?? null,
          parts,
        },
      }),
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
      okText="สร้างงานใหม่"
      okButtonProps={{ loading: saving }}
      cancelText="ยกเลิก"
      onOk={() => form.submit()}
      onCancel={panel.close}
      destroyOnHidden
    >
      <Form form={form} layout="vertical" onFinish={save} initialValues={{ parts: PARTS }}>
        <Form.Item name="title" label="ชื่องานใหม่" extra="เว้นว่างคือชื่อเดิมตามด้วย (สำเนา)">
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item name="url" label="ที่อยู่หน้าเว็บ" rules={[URL]} extra="เว้นว่างระบบตั้งให้จากที่อยู่เดิม">
          <Input addonBefore="/package/" maxLength={120} />
        </Form.Item>
        <Form.Item name="day" label="วันแสดงใหม่" extra="วันของราคาแต่ละแบบเลื่อนตามให้เท่ากัน เว้นว่างคือใช้วันเดิม">
          <DatePicker format="DD-MM-YYYY" placeholder="วัน-เดือน-ปี" style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="parts" label="เอาอะไรไปด้วย">
          <Checkbox.Group options={PARTS.map((value) => ({ value, label: PRODUCT_COPY_PART[value] }))} />
        </Form.Item>
      </Form>
      <p>งานใหม่จะยังไม่แสดงหน้าเว็บจนกว่าจะเปิดเอง คำสั่งซื้อและวิดีโอไม่ถูกคัดลอก</p>
    </Modal>
  );
}
