import { useToast } from '../feedback/toast';

export interface Shared {
  title: string;
  url: string;
}

/** The ways to share an address: the phone's own sheet, where there is one, and copying. */
export function useShare() {
  const showToast = useToast();
  const copyIt = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', title: 'คัดลอกลิงก์แล้ว' });
    } catch {
      showToast({ kind: 'error', title: 'คัดลอกไม่ได้', text: url });
    }
  };
  return {
    /** @returns whether there is a sheet, which is open then; one that does not open gives the address to copy */
    byPhone: ({ title, url }: Shared): boolean => {
      if (!('share' in navigator)) return false;
      void navigator.share({ title, url }).catch((error: unknown) => {
        // They closed it themselves.
        if (!(error instanceof DOMException && error.name === 'AbortError')) void copyIt(url);
      });
      return true;
    },
    copy: (url: string) => void copyIt(url),
  };
}
