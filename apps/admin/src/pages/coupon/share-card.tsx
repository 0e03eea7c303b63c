import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { call, callUrl } from '@wethi/http';
import { App, Button, Input } from 'antd';
import { Copy, Download, QrCode } from 'lucide-react';
import { Card } from '../../layout/page';
import { usePanel } from '../../panel/use-panel';
import { shopUrl } from '../../providers/shop-url';
import styles from './coupon.module.css';
import { QrDialog } from './qr-dialog';

/** The link that brings a coupon along, as text and as a QR, and the card to post with it (BUY-18). */
export function ShareCard({ coupon }: { coupon: Schema<'Coupon'> }) {
  const { id, coupon_code, product_id } = coupon;
  const { message } = App.useApp();
  const showingQr = usePanel('qr');
  const { data: product } = useQuery({
    queryKey: ['coupon-product', product_id],
    queryFn: async () => (await call('GET', 'productById', { query: { id: product_id ?? 0 } })).data ?? null,
    enabled: product_id !== null,
  });
  const link = product && shopUrl(`/package/${product.product_url}?code=${encodeURIComponent(coupon_code)}`);
  const card = callUrl('couponCard', { id });
  const copy = () =>
    void navigator.clipboard.writeText(link ?? '').then(
      () => message.success(`คัดลอกลิงก์แล้ว ใครเปิดก็ได้คูปอง ${coupon_code} โดยไม่ต้องพิมพ์`),
      () => message.error('คัดลอกลิงก์ไม่ได้ ลองอีกครั้ง'),
    );
  return (
    <Card title="ลิงก์และการ์ดแชร์">
      <div className={styles.share}>
        {/* Drawn anew when the coupon was saved. */}
        <img key={coupon.update_at} src={card} alt={`การ์ดแชร์ของคูปอง ${coupon_code}`} width={1200} height={630} />
        {product_id === null ? (
          <p className="secondary">คูปองนี้ใช้ได้ทุกงานแสดง จึงไม่มีลิงก์ของงานเดียว ผู้ซื้อกรอกรหัสในหน้าชำระเงิน</p>
        ) : (
          <label>
            ลิงก์ ใส่คูปองให้เอง
            <Input readOnly value={link ?? ''} />
          </label>
        )}
        <div className={styles.ways}>
          {product_id !== null && (
            <Button icon={<Copy size={18} aria-hidden />} disabled={!link} onClick={copy}>
              คัดลอกลิงก์
            </Button>
          )}
          <Button icon={<QrCode size={18} aria-hidden />} onClick={() => showingQr.show()}>
            ดูคิวอาร์
          </Button>
          <Button icon={<Download size={18} aria-hidden />} href={card} download={`${coupon_code}.jpg`}>
            บันทึกการ์ด
          </Button>
        </div>
      </div>
      <QrDialog
        panel={showingQr}
        coupon={coupon}
        product={product ?? undefined}
        link={link ?? shopUrl('/packageAll')}
      />
    </Card>
  );
}
