import { useWarnAboutChange } from '@refinedev/core';
import { App } from 'antd';

/** Closing asks only when something typed would be lost. @returns to close with a question, and without one */
export function useGuardedClose(touched: () => boolean, close: () => void): { ask: () => void; leave: () => void } {
  const { modal } = App.useApp();
  const { setWarnWhen } = useWarnAboutChange();
  const leave = () => {
    setWarnWhen(false);
    close();
  };
  const ask = () => {
    if (!touched()) return leave();
    modal.confirm({
      title: 'ปิดโดยไม่บันทึกหรือไม่',
      content: 'ข้อมูลที่แก้ไขไว้จะหายไป',
      okText: 'ปิดโดยไม่บันทึก',
      okButtonProps: { danger: true },
      cancelText: 'แก้ไขต่อ',
      onOk: leave,
    });
  };
  return { ask, leave };
}
