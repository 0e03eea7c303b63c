import type { Schema } from '@wethi/api-client';
import { call } from '@wethi/http';
import { App } from 'antd';
import { Link } from 'lucide-react';
import { IconButton } from '../../actions/icon-button';
import { shopUrl } from '../../providers/shop-url';

/** Copies the address of a coupon's show that brings the coupon along: whoever opens it types nothing (BUY-18). */
export function CopyLinkButton({ coupon: { coupon_code, product_id } }: { coupon: Schema<'Coupon'> }) {
  const { message } = App.useApp();
  if (product_id === null) return null;
  const copy = async () => {
    const { data: product } = await call('GET', 'productById', { query: { id: product_id } });
    const address = shopUrl(`/package/${product?.product_url}?code=${encodeURIComponent(coupon_code)}`);
    await navigator.clipboard.writeText(address);
    message.success(`คัดลอกลิงก์แล้ว ใครเปิดก็ได้คูปอง ${coupon_code} โดยไม่ต้องพิมพ์`);
  };
  const failed = () => message.error('คัดลอกลิงก์ไม่ได้ ลองอีกครั้ง');
  return <IconButton label="คัดลอกลิงก์" icon={<Link size={18} />} onClick={() => void copy().catch(failed)} />;
}
