import { report } from '../../report/report';

const { Report, column } = report('salesByProduct');

export function SalesByProduct() {
  return (
    <Report
      noun="ยอดขาย"
      rowKey="product_id"
      columns={[
        column.text('product_title', 'งานแสดง'),
        column.text('band_name', 'วง'),
        column.count('tickets', 'บัตร'),
        column.money('price', 'ราคาเต็ม'),
        column.money('discount', 'ส่วนลด'),
        column.money('refund', 'คืนบางส่วน'),
        column.money('net', 'ยอดขาย'),
      ]}
    />
  );
}
