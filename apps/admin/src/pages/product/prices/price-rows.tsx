import { PRODUCT_PRICE_MEMBER, PRODUCT_PRICE_TYPE } from '@wethi/contract';
import { Button, DatePicker, Form, Input, InputNumber, Skeleton, Switch } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { Plus, Trash2 } from 'lucide-react';
import { IconButton } from '../../../actions/icon-button';
import { ReadFailed } from '../../../feedback/read-failed';
import { FormSelect } from '../../../fields/form-select';
import { PriceTimeline } from './price-timeline';
import styles from './prices.module.css';
import { nextTier, type Repair, type Tier } from './timeline';
import { tierOf, type useTiers } from './use-tiers';

interface PriceRowsProps {
  tiers: ReturnType<typeof useTiers>;
  publish: string | null;
  last: string | null;
  changed: () => void;
}

/** The price tiers, one below the other, and the timeline that follows the typing. */
export function PriceRows({ tiers: { form, read, query }, publish, last, changed }: PriceRowsProps) {
  const now = Form.useWatch('tiers', { form, preserve: true });
  const repair = ({ index, change }: Repair) => {
    const tier = { ...(form.getFieldValue(['tiers', index]) as Tier), ...change };
    form.setFieldValue(['tiers', index], tier);
    changed();
  };
  if (query.error) return <ReadFailed what="ราคา" error={query.error} retry={query.refetch} />;
  if (!read) return <Skeleton active title={false} />;
  return (
    <Form
      form={form}
      component={false}
      layout="vertical"
      initialValues={{ tiers: read.map(tierOf) }}
      onValuesChange={changed}
    >
      <Form.List name="tiers">
        {(rows, { add, remove }) => (
          <div className={styles.tiers}>
            {rows.map(({ key, name }) => (
              <TierRow
                key={key}
                place={name}
                remove={() => {
                  remove(name);
                  changed();
                }}
              />
            ))}
            <Button
              icon={<Plus size={18} aria-hidden />}
              onClick={() => {
                add(nextTier((form.getFieldValue('tiers') ?? []) as Tier[]));
                changed();
              }}
            >
              เพิ่มราคา
            </Button>
          </div>
        )}
      </Form.List>
      <PriceTimeline tiers={now ?? []} publish={publish} last={last} repair={repair} />
    </Form>
  );
}

const day = {
  getValueProps: (value: string | null) => ({ value: value ? dayjs(value) : null }),
  getValueFromEvent: (date: Dayjs | null) => date?.format('YYYY-MM-DD') ?? null,
};
const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

function TierRow({ place, remove }: { place: number; remove: () => void }) {
  const form = Form.useFormInstance();
  const isNew = (form.getFieldValue(['tiers', place, 'product_price_title']) ?? null) === null;
  const of = (label: string) => `${label}ของราคาที่ ${place + 1}`;
  const notBefore = {
    validator: (_: unknown, to: string | null) => {
      const start = form.getFieldValue(['tiers', place, 'product_price_start']) as string | null;
      return to && start && to < start ? Promise.reject(new Error('วันสุดท้ายต้องไม่ก่อนวันแรก')) : Promise.resolve();
    },
  };
  return (
    <div className={styles.tier} role="group" aria-label={`ราคาที่ ${place + 1}`}>
      <Form.Item
        name={[place, 'product_price_title']}
        label="ชื่อราคา"
        rules={[{ required: true, message: 'กรุณากรอกข้อมูล' }]}
      >
        <Input maxLength={200} autoFocus={isNew} aria-label={of('ชื่อ')} />
      </Form.Item>
      <Form.Item
        name={[place, 'product_price_value']}
        label="ราคา"
        rules={[{ required: true, message: 'กรุณากรอกข้อมูล' }]}
      >
        <InputNumber min={0} precision={2} addonAfter="บาท" inputMode="decimal" aria-label={of('จำนวนเงิน')} />
      </Form.Item>
      <Form.Item name={[place, 'product_price_start']} label="ขายตั้งแต่" {...day}>
        <DatePicker format="DD-MM-YYYY" placeholder="เปิดขาย" aria-label={of('วันแรก')} />
      </Form.Item>
      <Form.Item name={[place, 'product_price_to']} label="ถึง" {...day} rules={[notBefore]}>
        <DatePicker format="DD-MM-YYYY" placeholder="วันแสดง" aria-label={of('วันสุดท้าย')} />
      </Form.Item>
      <Form.Item name={[place, 'product_price_member']} label="ผู้มีสิทธิ์">
        <FormSelect options={options(PRODUCT_PRICE_MEMBER)} aria-label={of('ผู้มีสิทธิ์')} />
      </Form.Item>
      <Form.Item name={[place, 'product_price_type']} label="ชนิด">
        <FormSelect options={options(PRODUCT_PRICE_TYPE)} aria-label={of('ชนิด')} />
      </Form.Item>
      <Form.Item
        name={[place, 'product_price_show']}
        label="แสดงก่อนถึงวันแรก"
        getValueProps={(value: string) => ({ checked: value === 'Y' })}
        getValueFromEvent={(on: boolean) => (on ? 'Y' : 'N')}
      >
        <Switch aria-label={of('แสดงก่อนถึงวันแรก')} />
      </Form.Item>
      <IconButton label={`ลบราคาที่ ${place + 1}`} icon={<Trash2 size={18} />} onClick={remove} />
    </div>
  );
}
