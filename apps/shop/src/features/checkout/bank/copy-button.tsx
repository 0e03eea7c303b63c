import { Copy } from 'lucide-react';
import { Button } from '../../../ui/actions/button';
import { useToast } from '../../../ui/feedback/toast';
import styles from './account-row.module.css';

interface CopyButtonProps {
  /** What it copies, in Thai. */
  what: string;
  shown: string;
  text: string;
  onCopied: () => void;
}

/** Copies what is typed into a bank's app. */
export function CopyButton({ what, shown, text, onCopied }: CopyButtonProps) {
  const showToast = useToast();
  const copy = async () => {
    // Before the browser is done: some go to their bank's app at once.
    onCopied();
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'success', title: `คัดลอก${what}แล้ว`, text: shown });
    } catch {
      showToast({ kind: 'error', title: 'คัดลอกไม่ได้', text: `กรุณาจด${what} ${shown}` });
    }
  };
  return (
    <Button size="small" className={styles.copy} aria-label={`คัดลอก ${what}`} onClick={() => void copy()}>
      <Copy size={18} aria-hidden />
      <span className="no-phone">คัดลอก</span>
    </Button>
  );
}
