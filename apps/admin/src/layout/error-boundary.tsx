import { Button } from 'antd';
import { Component, type ReactNode } from 'react';
import { reportError } from '../error-reports';
import { EmptyBox } from '../feedback/empty-box';

/** A page that fails while it is drawn leaves the menu in place. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <EmptyBox
        text={
          <>
            <b>An error occurred</b>
            <br />
            เปิดหน้านี้ไม่สำเร็จ กรุณาลองใหม่อีกครั้ง
          </>
        }
      >
        <Button onClick={() => window.location.reload()}>โหลดหน้านี้ใหม่</Button>
      </EmptyBox>
    );
  }
}
