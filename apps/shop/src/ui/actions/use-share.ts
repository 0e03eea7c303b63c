import { useToast } from '../feedback/toast';

interface Shared {
  title: string;
  url: string;
}

/** Shares an address with the phone's own sheet; elsewhere it is copied. */
export function useShare(): (shared: Shared) => void {
  const showToast = useToast();
  const share = async ({ title, url }: Shared) => {
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
  return (shared) => void share(shared);
}
