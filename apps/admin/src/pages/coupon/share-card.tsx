import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { call, callUrl } from '@wethi/http';
import { App, Button, Input } from 'antd';
import { Copy, Download } from 'lucide-react';
import { shopUrl } from '../../providers/shop-url';
import styles from './coupon.module.css';

/** The link that brings a coupon along, as text, as a QR, and the card to post with it (BUY-18). */
export function ShareCard({ coupon: { id, coupon_code, product_id } }: { coupon: Schema<'Coupon'> }) {
  const { message } = App.useApp();
  const { data: link } = useQuery({
    queryKey: ['coupon-link', product_id, coupon_code],
    queryFn: async () => {
      const { data: product } = await call('GET', 'productById', { query: { id: product_id ?? 0 } });
      return shopUrl(`/package/${product?.product_url}?code=${encodeURIComponent(coupon_code)}`);
    },
    enabled: product_id !== null,
  });
  const { data: qr } = useQuery({
    queryKey: ['coupon-qr', link],
    queryFn: async () => (await import('qrcode')).toDataURL(link ?? '', { margin: 2, width: 480 }),
    enabled: link !== undefined,
    staleTime: Infinity,
  });
  const card = callUrl('couponCard', { id });
  const copy = () =>
    void navigator.clipboard.writeText(link ?? '').then(
      () => message.success(`คัดลอกลิงก์แล้ว ใครเปิดก็ได้คูปอง ${coupon_code} โดยไม่ต้องพิมพ์`),
      () => message.error('คัดลอกลิงก์ไม่ได้ ลองอีกครั้ง'),
    );
  return (
    <div className={styles.share}>
      <img src={card} alt={`การ์ดแชร์ของคูปอง ${coupon_code}`} width={1200} height={630} />
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
        <Button icon={<Download size={18} aria-hidden />} href={card} download={`${coupon_code}.jpg`}>
          บันทึกการ์ด
        </Button>
        {qr && (
          <Button icon={<Download size={18} aria-hidden />} href={qr} download={`${coupon_code}-qr.png`}>
            บันทึกคิวอาร์
          </Button>
        )}
      </div>
      {qr && <img className={styles.qr} src={qr} alt={`คิวอาร์ของลิงก์คูปอง ${coupon_code}`} width={240} height={240} />}
    </div>
  );
}
