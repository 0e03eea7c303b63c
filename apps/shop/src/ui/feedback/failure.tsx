import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { Alert } from './alert';
import { EmptyState } from './empty-state';

interface FailureProps {
  /** What cannot be shown. */
  title: string;
  text?: string;
  /** A line beside other things, not a state of the whole page. */
  inline?: boolean;
  onRetry: () => void;
  /** Other ways to go on. */
  children?: ReactNode;
}

const CHECK_CONNECTION = 'กรุณาตรวจสอบอินเทอร์เน็ต แล้วลองใหม่อีกครั้ง';

/** In the place of something that could not be read, with another try. */
export function Failure({ title, text = CHECK_CONNECTION, inline = false, onRetry, children }: FailureProps) {
  if (inline) {
    return (
      <Alert kind="no">
        {title}{' '}
        <button type="button" className="link" onClick={onRetry}>
          ลองใหม่
        </button>
      </Alert>
    );
  }
  return (
    <EmptyState icon={TriangleAlert} title={title} text={text}>
      <Button size="small" kind="primary" onClick={onRetry}>
        <RotateCw size={18} aria-hidden />
        ลองใหม่
      </Button>
      {children}
    </EmptyState>
  );
}
