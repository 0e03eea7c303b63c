import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { callUrl } from '@wethi/http';
import { Button, Modal } from 'antd';
import { Download, Printer } from 'lucide-react';
import type { Panel } from '../../panel/use-panel';
import styles from './coupon.module.css';

interface QrDialogProps {
  panel: Panel;
  coupon: Schema<'Coupon'>;
  /** Of a coupon of one show. */
  product: { product_title: string } | undefined;
  link: string;
}

/** The QR of a coupon, and the sheet of A5 with it, to be saved as a picture or printed (BUY-18). */
export function QrDialog({ panel, coupon: { id, coupon_code }, product, link }: QrDialogProps) {
  const { data: qr } = useQuery({
    queryKey: ['coupon-qr', link],
    queryFn: async () => (await import('qrcode')).toDataURL(link, { margin: 2, width: 480 }),
    enabled: panel.open,
    staleTime: Infinity,
  });
  const sheet = (format: 'pdf' | 'png') => callUrl('couponPoster', { id, format });
  return (
    <Modal
      open={panel.open}
      onCancel={panel.close}
      title="คิวอาร์ของคูปอง"
      footer={
        <>
          <Button icon={<Download size={18} aria-hidden />} href={sheet('png')} download={`${coupon_code}.png`}>
            บันทึกรูป
          </Button>
          <Button type="primary" icon={<Printer size={18} aria-hidden />} href={sheet('pdf')} target="_blank">
            พิมพ์ A5
          </Button>
        </>
      }
    >
      <div className={styles.qr}>
        {qr && <img src={qr} alt={`คิวอาร์ของลิงก์คูปอง ${coupon_code}`} width={240} height={240} />}
        <p>
          {product ? (
            <>
              สแกนแล้วเปิดหน้า{product.product_title} ใส่ <b>{coupon_code}</b> ให้เลย
            </>
          ) : (
            <>
              สแกนแล้วเลือกงานแสดง กรอก <b>{coupon_code}</b> ในหน้าชำระเงิน
            </>
          )}
        </p>
      </div>
    </Modal>
  );
}
