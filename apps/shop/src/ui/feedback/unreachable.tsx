import { RotateCw, WifiOff } from 'lucide-react';
import { Button } from '../actions/button';
import { EmptyState } from './empty-state';

/** In the place of what belongs to a member, while nobody can say who is signed in. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState icon={WifiOff} title="เชื่อมต่อไม่ได้" text="กรุณาตรวจสอบอินเทอร์เน็ต แล้วลองใหม่อีกครั้ง">
      <Button kind="primary" onClick={onRetry}>
        <RotateCw size={20} aria-hidden />
        ลองใหม่
      </Button>
    </EmptyState>
  );
}
