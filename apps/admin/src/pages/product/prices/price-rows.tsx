import { PRODUCT_PRICE_MEMBER, PRODUCT_PRICE_TYPE } from '@wethi/contract';
import { recordDate } from '@wethi/format';
import { Button, DatePicker, Form, Input, InputNumber, Skeleton, Switch } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActionMenu } from '../../../actions/action-menu';
import { IconButton } from '../../../actions/icon-button';
import { ReadFailed } from '../../../feedback/read-failed';
import { REQUIRED } from '../../../fields/field';
import { FormSelect } from '../../../fields/form-select';
import { NewerRow } from '../../../record/newer-row';
import { PriceTimeline } from './price-timeline';
import styles from './prices.module.css';
import { nextTier, type Repair, type Tier } from './timeline';
import { tierOf, type useTiers } from './use-tiers';
import { dayText } from '../../../columns/day-text';

interface PriceRowsProps {
  tiers: ReturnType<typeof useTiers>;
  publish: string | null;
  last: string | null;
  changed: () => void;
  /** Saves the page. */
  save: () => void;
}

/** The price tiers as a table, and the timeline that follows the typing (design: 51). */
export function PriceRows({ tiers, publish, last, changed, save }: PriceRowsProps) {
  const { form, read, query, change } = tiers;
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
      {change && (
        <div className={styles.newer}>
          <NewerRow
            change={change}
            what={`ราคา “${change.title}”`}
            removes={change.removes}
            look={() => void tiers.look().then(changed)}
            overwrite={() => void tiers.passOver().then(save)}
          />
        </div>
      )}
      <Form.List name="tiers">
        {(rows, { add, remove }) => (
          <div className={styles.tiers}>
            {rows.length > 0 && (
              <table aria-label="ราคาบัตร">
                <thead>
                  <tr>
                    <th scope="col">ชื่อราคา</th>
                    <th scope="col">ราคา</th>
                    <th scope="col">ช่วงขาย</th>
                    <th scope="col">แสดง</th>
                    <th scope="col">
                      <span className="unseen">จัดการ</span>
                    </th>
                  </tr>
                </thead>
                {rows.map(({ key, name }) => (
                  <TierRow
                    key={key}
                    place={name}
                    tier={now?.[name] as Tier | undefined} // typing leaves parts out until they are typed
                    remove={() => {
                      remove(name);
                      changed();
                    }}
                  />
                ))}
              </table>
            )}
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
  getValueFromEvent: (date: Dayjs | null) => date && dayText(date),
};
const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));
const labelOf = (labels: Record<string, string>, value: string) => labels[value] ?? value;

interface TierRowProps {
  place: number;
  tier: Tier | undefined;
  remove: () => void;
}

/** What is changed most stands in the row; the rest below it, which opens for a new tier and while something is wrong there. */
function TierRow({ place, tier, remove }: TierRowProps) {
  const { product_price_title: title, product_price_start: from, product_price_to: to } = tier ?? {};
  const form = Form.useFormInstance();
  const [isNew] = useState(() => !form.getFieldValue(['tiers', place, 'product_price_title']));
  const [opened, open] = useState(isNew);
  const name = title || `ราคาที่ ${place + 1}`;
  // What is typed is known a turn later.
  const shown = opened || (tier !== undefined && (!title || isBefore(to, from)));
  return (
    <tbody aria-label={`ราคาที่ ${place + 1}`}>
      <tr className={shown ? styles.open : undefined}>
        <td className={styles.name}>
          <b>{name}</b>
          {tier && <small>{kindOf(tier)}</small>}
        </td>
        <td className={styles.price}>
          <Form.Item name={[place, 'product_price_value']} rules={[REQUIRED]}>
            <InputNumber
              min={0}
              precision={2}
              controls={false}
              inputMode="decimal"
              aria-label={`จำนวนเงินของราคาที่ ${place + 1}`}
            />
          </Form.Item>
        </td>
        <td className={`${styles.days} number`}>
          <span>{from ? recordDate(from) : 'เปิดขาย'}</span> <span>ถึง {to ? recordDate(to) : 'วันแสดง'}</span>
        </td>
        <td className={styles.show}>
          <Form.Item
            name={[place, 'product_price_show']}
            getValueProps={(value: string) => ({ checked: value === 'Y' })}
            getValueFromEvent={(on: boolean) => (on ? 'Y' : 'N')}
          >
            <Switch aria-label={`แสดงก่อนถึงวันแรกของราคาที่ ${place + 1}`} title="แสดงก่อนถึงวันแรก" />
          </Form.Item>
        </td>
        <td className={styles.menu}>
          <ActionMenu label={`จัดการ ${name}`} icon={<EllipsisVertical size={20} />}>
            <IconButton
              label={shown ? 'ปิดรายละเอียด' : 'แก้ชื่อและช่วงขาย'}
              icon={<Pencil size={18} />}
              onClick={() => open(!shown)}
            />
            <IconButton label="ลบราคานี้" icon={<Trash2 size={18} />} onClick={remove} />
          </ActionMenu>
        </td>
      </tr>
      <tr hidden={!shown}>
        <td colSpan={5}>
          <TierFields place={place} isNew={isNew} />
        </td>
      </tr>
    </tbody>
  );
}

function TierFields({ place, isNew }: { place: number; isNew: boolean }) {
  const form = Form.useFormInstance();
  const of = (label: string) => `${label}ของราคาที่ ${place + 1}`;
  const notBefore = {
    validator: (_: unknown, to: string | null) => {
      const start = form.getFieldValue(['tiers', place, 'product_price_start']) as string | null;
      return isBefore(to, start) ? Promise.reject(new Error('วันสิ้นสุดมาก่อนวันเริ่ม')) : Promise.resolve();
    },
  };
  return (
    <div className={styles.fields}>
      <Form.Item name={[place, 'product_price_title']} label="ชื่อราคา" rules={[REQUIRED]}>
        <Input maxLength={200} autoFocus={isNew} aria-label={of('ชื่อ')} />
      </Form.Item>
      <Form.Item name={[place, 'product_price_member']} label="ผู้มีสิทธิ์">
        <FormSelect options={options(PRODUCT_PRICE_MEMBER)} aria-label={of('ผู้มีสิทธิ์')} />
      </Form.Item>
      <Form.Item name={[place, 'product_price_type']} label="ชนิด">
        <FormSelect options={options(PRODUCT_PRICE_TYPE)} aria-label={of('ชนิด')} />
      </Form.Item>
      <Form.Item name={[place, 'product_price_start']} label="ขายตั้งแต่" {...day}>
        <DatePicker format="DD-MM-YYYY" placeholder="เปิดขาย" aria-label={of('วันแรก')} />
      </Form.Item>
      <Form.Item name={[place, 'product_price_to']} label="ถึง" {...day} rules={[notBefore]}>
        <DatePicker format="DD-MM-YYYY" placeholder="วันแสดง" aria-label={of('วันสุดท้าย')} />
      </Form.Item>
    </div>
  );
}

function isBefore(to: string | null | undefined, from: string | null | undefined): boolean {
  return Boolean(to && from && to < from);
}

/** Who may buy it, and which kind it is where that is not the usual one. */
function kindOf({ product_price_member: member, product_price_type: type }: Tier): string {
  const who = labelOf(PRODUCT_PRICE_MEMBER, member);
  return type === 'NL' ? who : `${labelOf(PRODUCT_PRICE_TYPE, type)} · ${who}`;
}
