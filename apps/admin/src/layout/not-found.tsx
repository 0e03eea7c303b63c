import { Button } from 'antd';
import { useHref } from 'react-router';
import { EmptyBox } from '../feedback/empty-box';

export default function NotFoundPage() {
  return (
    <EmptyBox
      text={
        <>
          <b>404 Not Found</b>
          <br />
          This page could not be found
          <br />
          ไม่พบหน้านี้ อาจถูกย้ายหรือพิมพ์ที่อยู่ผิด
        </>
      }
    >
      <Button type="primary" href={useHref('/')}>
        กลับแดชบอร์ด
      </Button>
    </EmptyBox>
  );
}
