import { Button, Result } from 'antd';
import { Link } from 'react-router';

export default function NotFoundPage() {
  return (
    <Result
      title="404 Not Found"
      subTitle={
        <>
          This page could not be found
          <br />
          ไม่พบหน้านี้ อาจถูกย้ายหรือพิมพ์ที่อยู่ผิด
        </>
      }
      extra={
        <Link to="/">
          <Button type="primary">กลับแดชบอร์ด</Button>
        </Link>
      }
    />
  );
}
