import { useQuery } from '@tanstack/react-query';
import { Spin } from 'antd';
import styles from './factor.module.css';

/** What an app scans. */
export function AppQr({ uri }: { uri: string }) {
  const { data } = useQuery({
    queryKey: ['app-qr', uri],
    queryFn: async () => (await import('qrcode')).toDataURL(uri, { margin: 2, width: 400, errorCorrectionLevel: 'M' }),
    staleTime: Infinity,
    gcTime: 0,
  });
  return data ? <img className={styles.qr} src={data} alt="QR สำหรับแอปสร้างรหัส" /> : <Spin className={styles.qr} />;
}
