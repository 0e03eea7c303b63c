import { useOne } from '@refinedev/core';
import { PRODUCT_COPY_PART, valuesOf, type ProductCopyPart } from '@wethi/contract';
import { DAY_MS } from '@wethi/format';
import { call } from '@wethi/http';
import { Checkbox, DatePicker, Form, Input, Modal } from 'antd';
import type { Dayjs } from 'dayjs';
import { Copy } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Titled } from '../../columns/titled';
import { idOf, type Panel } from '../../panel/use-panel';
import type { RowOf } from '../../providers/resource';
import { useSave } from '../../providers/use-save';
import styles from './copy-dialog.module.css';
import { dayText } from '../../columns/day-text';

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
  const id = idOf(panel);
  const { result: product } = useOne<RowOf<'product'>>({
    resource: 'product',
    id,
    queryOptions: { enabled: panel.open && id !== undefined },
  });
  const { save, saving } = useSave(
    ({ title, url, day, parts }: Wish) =>
      call('POST', 'productCopy', {
        body: {
          id: id ?? 0,
          product_title: title?.trim() || null,
          product_url: url?.trim() || null,
          product_start: day ? dayText(day) : null,
          parts,
        },
      }),
    {
      changes: ['product', 'stage', 'stageTime', 'course', 'courseChapter'],
      description: () => 'งานใหม่ยังไม่แสดงหน้าเว็บ ตรวจแล้วจึงเปิดหรือตั้งเวลาประกาศ',
      done: ({ data }) => void navigate(`?edit=${data?.insertId}`, { replace: true }),
    },
  );
  return (
    <Modal
      open={panel.open}
      title="คัดลอกงานแสดง"
      okText="สร้างงานใหม่"
      okButtonProps={{ loading: saving, icon: <Copy size={18} aria-hidden /> }}
      cancelText="ยกเลิก"
      onOk={() => form.submit()}
      onCancel={panel.close}
      width={560}
      destroyOnHidden
    >
      <Form form={form} layout="vertical" className={styles.form} onFinish={save} initialValues={{ parts: PARTS }}>
        {product && (
          <Titled picture={product.product_img} title={product.product_title}>
            {product.product_subtitle}
          </Titled>
        )}
        <Form.Item name="title" label="ชื่องานใหม่" extra="เว้นว่างคือชื่อเดิมตามด้วย (สำเนา)">
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item name="url" label="ที่อยู่หน้าเว็บ" rules={[URL]} extra="เว้นว่างระบบตั้งให้จากที่อยู่เดิม">
          <Input addonBefore="/package/" maxLength={120} />
        </Form.Item>
        <Form.Item name="day" label="วันแสดงใหม่" extra={<Shift from={product?.product_start} />}>
          <DatePicker format="DD-MM-YYYY" placeholder="วัน-เดือน-ปี" style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="parts" label="เอาอะไรไปด้วย">
          <Checkbox.Group options={PARTS.map((value) => ({ value, label: PRODUCT_COPY_PART[value] }))} />
        </Form.Item>
        <p className={styles.note}>งานใหม่จะยังไม่แสดงหน้าเว็บจนกว่าจะเปิดเอง คำสั่งซื้อและวิดีโอไม่ถูกคัดลอก</p>
      </Form>
    </Modal>
  );
}

/** How far the days of the prices move with the show's. */
function Shift({ from }: { from: string | null | undefined }) {
  const day = Form.useWatch<Dayjs | null | undefined>('day');
  if (!day || !from) return 'วันขายของแต่ละราคาเลื่อนไปเท่ากัน เว้นว่างคือใช้วันเดิม';
  const days = Math.round((Date.parse(dayText(day)) - Date.parse(from)) / DAY_MS);
  return days < 0 ? `วันขายของแต่ละราคาเลื่อนเข้ามา ${-days} วันเท่ากัน` : `วันขายของแต่ละราคาเลื่อนไป ${days} วันเท่ากัน`;
}
