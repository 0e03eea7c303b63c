import { Segmented } from 'antd';
import { useSearchParams } from 'react-router';
import { Page } from '../layout/page';
import { SalesByDay } from './sales/sales-by-day';
import { SalesByProduct } from './sales/sales-by-product';

const VIEWS = [
  { value: 'day', label: 'รายวัน' },
  { value: 'product', label: 'ตามงานแสดง' },
];

/** What was sold, by day or by product, in the range of days that stands in the address. */
export default function SalesPage() {
  const [parameters, setParameters] = useSearchParams();
  const by = parameters.get('by') ?? 'day';
  const show = (by: string) => setParameters((others) => ({ ...Object.fromEntries(others), by }), { replace: true });
  return (
    <Page>
      <div>
        <Segmented options={VIEWS} value={by} onChange={show} aria-label="ดูยอดขาย" />
      </div>
      {by === 'product' ? <SalesByProduct /> : <SalesByDay />}
    </Page>
  );
}
