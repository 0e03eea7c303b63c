import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { shortDate } from '@wethi/format';
import { Button, Form, Input, Skeleton } from 'antd';
import { useSearchParams } from 'react-router';
import { call } from '@wethi/http';
import { FormSelect } from '../../fields/form-select';
import { EmptyBox } from '../../feedback/empty-box';
import { ReadFailed } from '../../feedback/read-failed';
import { Page } from '../../layout/page';
import { Gate } from './gate';
import styles from './check-in.module.css';

interface Chosen {
  show: number;
  gate: string;
}

const labelOf = ({ product_title, stage_date }: Schema<'GateShow'>) =>
  [product_title, stage_date && shortDate(stage_date)].filter(Boolean).join(' · ');

/** Which gate of which show stands in the address, if any: `?show=12&gate=ประตู 1`. */
function chosenGate(search: URLSearchParams): Chosen | undefined {
  const [show, gate] = [Number(search.get('show')), search.get('gate') ?? ''];
  return show > 0 && gate ? { show, gate } : undefined;
}

/** Letting people in at the gates of a hall, on a phone; show and gate stand in the address. */
export default function CheckInPage() {
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['checkInShows'],
    queryFn: async () => (await call('GET', 'checkInShows')).data ?? [],
  });
  const at = chosenGate(search);
  const show = data?.find(({ id }) => id === at?.show);
  if (at) {
    const title = show ? labelOf(show) : '';
    return (
      <Gate
        key={`${at.show} ${at.gate}`}
        productId={at.show}
        gate={at.gate}
        title={title}
        onLeave={() => setSearch({})}
      />
    );
  }
  return (
    <Page>
      <div className={styles.column}>
        {error && <ReadFailed what="งานแสดง" error={error} retry={refetch} />}
        {!data && !error && <Skeleton active />}
        {data?.length === 0 && <EmptyBox text="ยังไม่มีงานที่มีที่นั่งในช่วงนี้ งานที่รูปแบบเป็น onsite จะอยู่ที่นี่" />}
        {data && data.length > 0 && (
          <Form<Chosen>
            layout="vertical"
            initialValues={{ show: data[0]?.id, gate: 'ประตู 1' }}
            onFinish={({ show, gate: name }) => setSearch({ show: String(show), gate: name.trim() })}
          >
            <Form.Item name="show" label="งานแสดง" rules={[{ required: true, message: 'กรุณาเลือกงาน' }]}>
              <FormSelect size="large" options={data.map((show) => ({ value: show.id, label: labelOf(show) }))} />
            </Form.Item>
            <Form.Item name="gate" label="ประตู" rules={[{ required: true, whitespace: true, message: 'กรุณากรอกประตู' }]}>
              <Input size="large" maxLength={40} />
            </Form.Item>
            <Button type="primary" size="large" block htmlType="submit">
              เริ่มตรวจบัตร
            </Button>
          </Form>
        )}
      </div>
    </Page>
  );
}
