import { baht, dayNumber, shortPlainDate } from '@wethi/format';
import { report } from '../../report/report';

const { Report, column } = report('salesByDay');

export function SalesByDay() {
  return (
    <Report
      noun="ยอดขาย"
      rowKey="date"
      columns={[
        column.date('date', 'วันที่'),
        column.count('orders', 'คำสั่งซื้อ'),
        column.count('tickets', 'บัตร'),
        column.money('price', 'ราคาเต็ม'),
        column.money('discount', 'ส่วนลด'),
        column.money('refund', 'คืนบางส่วน'),
        column.money('net', 'ยอดขาย'),
      ]}
      bar={({ date, net }) => ({ label: dayNumber(date), title: `${shortPlainDate(date)} ${baht(net)}`, value: net })}
    />
  );
}
