import { Share2 } from 'lucide-react';
import { Button } from '../../ui/actions/button';
import { useToast } from '../../ui/feedback/toast';

/** Shares the page with the phone's own sheet; elsewhere its address is copied. */
export function ShareButton({ title }: { title: string }) {
  const showToast = useToast();
  const share = async () => {
    const url = location.href;
    if ('share' in navigator) {
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await (navigator as Navigator).clipboard.writeText(url);
      showToast({ kind: 'success', title: 'คัดลอกลิงก์แล้ว' });
    } catch {
      showToast({ kind: 'error', title: 'คัดลอกไม่ได้', text: url });
    }
  };
  return (
    <Button kind="ghost" size="small" onClick={() => void share()}>
      <Share2 size={18} aria-hidden />
      แชร์
    </Button>
  );
}
