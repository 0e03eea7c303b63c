import { App, Button } from 'antd';
import { Undo2 } from 'lucide-react';

/** @returns says what was done, and offers for some seconds to take it back; the next one with its key stands in its place */
export function useUndoToast(seconds = 5) {
  const { notification } = App.useApp();
  return (key: string, message: string, undo: () => void) => {
    const takeBack = () => {
      notification.destroy(key);
      undo();
    };
    const actions = (
      <Button icon={<Undo2 size={16} aria-hidden />} onClick={takeBack}>
        เลิกทำ
      </Button>
    );
    notification.success({ key, message, duration: seconds, actions });
  };
}
