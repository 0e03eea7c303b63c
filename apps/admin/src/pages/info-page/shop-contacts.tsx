import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { CONTACT_RULES } from '@wethi/contract';
import { call } from '@wethi/http';
import { Button, Form, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { ReadFailed } from '../../feedback/read-failed';
import { Card } from '../../layout/page';
import { LeaveGuard } from '../../panel/leave-guard';
import type { Panel } from '../../panel/use-panel';
import { useSave } from '../../providers/use-save';
import styles from './footer-links.module.css';

type Contacts = Omit<Schema<'ShownShopContact'>, 'access_window_days'>;

const KEY = ['shopContact'];
const FIELDS = [
  { name: 'email', label: 'อีเมล', type: 'email', most: 120 },
  { name: 'line', label: 'ไอดีแชต', type: 'text', most: 40 },
  { name: 'page', label: 'เพจ', type: 'text', most: 120 },
  { name: 'tel', label: 'เบอร์โทรศัพท์', type: 'tel', most: 20 },
  { name: 'hours', label: 'เวลาตอบลูกค้า', type: 'text', most: 60 },
] as const;

/** Where visitors reach the shop: the footer and the contact page show it (design: 65 #footer). */
export function ShopContacts({ panel }: { panel: Panel }) {
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await call('GET', 'shopContact')).data,
    // The form begins with what holds now.
    gcTime: 0,
    staleTime: 0,
  });
  return (
    <Card title="ฝ่ายดูแลลูกค้า">
      <div className={styles.contacts}>
        {error && <ReadFailed what="ช่องทางติดต่อ" error={error} retry={refetch} />}
        {!data && !error && <Skeleton active />}
        {data && <ContactForm contacts={data} panel={panel} />}
      </div>
    </Card>
  );
}

function ContactForm({ contacts, panel }: { contacts: Contacts; panel: Panel }) {
  const client = useQueryClient();
  const [form] = Form.useForm<Contacts>();
  const [touched, setTouched] = useState(false);
  const { save, saving } = useSave((body: Partial<Contacts>) => call('POST', 'shopContact', { body }), {
    done: () => {
      setTouched(false);
      void client.invalidateQueries({ queryKey: KEY });
    },
  });
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={contacts}
      onValuesChange={() => setTouched(true)}
      onFinish={(typed: Contacts) => save(changed(typed, contacts))}
    >
      {FIELDS.map(({ name, label, type, most }) => (
        <Form.Item
          key={name}
          name={`contact_${name}`}
          label={label}
          rules={[{ validator: (_, value: string) => judge(name, value) }]}
        >
          <Input type={type} maxLength={most} />
        </Form.Item>
      ))}
      <small className="secondary">ปีหลังเครื่องหมาย © เปลี่ยนเองทุกปี</small>
      {touched && (
        <Button type="primary" htmlType="submit" loading={saving} block>
          บันทึก
        </Button>
      )}
      <LeaveGuard panel={panel} touched={() => touched} />
    </Form>
  );
}

/** What a colleague changed meanwhile stays so. */
function changed({ contact_page, ...others }: Contacts, before: Contacts): Partial<Contacts> {
  const typed = { ...others, contact_page: pageOf(contact_page) };
  const entries = Object.entries(typed) as [keyof Contacts, string][]; // Object.entries forgets the names
  return Object.fromEntries(entries.filter(([name, value]) => before[name] !== value));
}

/** As it is copied from the browser's address. */
const pageOf = (typed: string): string =>
  typed
    .trim()
    .replace(/^https?:\/\//, '')
    .replace(/^(www|m)\./, '')
    .replace(/\/?([?#].*)?$/, '');

async function judge(name: keyof typeof CONTACT_RULES, value: string): Promise<void> {
  const { pattern, hint } = CONTACT_RULES[name];
  if (!pattern.test(name === 'page' ? pageOf(value) : value)) throw new Error(hint);
}
