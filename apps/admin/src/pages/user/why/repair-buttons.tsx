import { App, Button } from 'antd';
import { Copy, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLink } from '../../../actions/use-link';

export function CopyLink({ address, label }: { address: string; label: string }) {
  const { message } = App.useApp();
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    void message.success('คัดลอกลิงก์แล้ว');
  };
  const failed = () => message.error('คัดลอกลิงก์ไม่ได้ ลองอีกครั้ง');
  return (
    <Button type="primary" icon={<Copy size={18} aria-hidden />} onClick={() => void copy().catch(failed)}>
      {label}
    </Button>
  );
}

export function WriteButton({ label, primary, onClick }: { label: string; primary?: boolean; onClick: () => void }) {
  return (
    <Button type={primary ? 'primary' : 'default'} icon={<Send size={18} aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  );
}

interface GoToProps {
  to: string;
  icon?: ReactNode;
  primary?: boolean;
  children: string;
}

/** A button that leads to another screen. */
export function GoTo({ to, icon, primary, children }: GoToProps) {
  return (
    <Button type={primary ? 'primary' : 'default'} icon={icon} {...useLink(to)}>
      {children}
    </Button>
  );
}
