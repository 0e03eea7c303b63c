import { isMissingChunk, reloadOnce } from '@wethi/browser';
import { Component, type ReactNode } from 'react';
import { useToast } from '../ui/feedback/toast';
import { useDialogs } from './dialogs';

interface BoundaryProps {
  /** Names the overlay: the next one is shown. */
  of?: string;
  onMissing: () => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (isMissingChunk(error)) this.props.onMissing();
  }

  override componentDidUpdate({ of }: BoundaryProps) {
    if (of !== this.props.of && this.state.error !== undefined) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isMissingChunk(error)) throw error;
    return null;
  }
}

/**
 * An overlay whose chunk does not come leaves the page as it is, with what plays there. It is not asked for twice by one page:
 * whoever opens it when the line is back gets a new page with it.
 */
export function OverlayBoundary({ children }: { children: ReactNode }) {
  const showToast = useToast();
  const { overlay, close } = useDialogs();
  const giveUp = () => {
    if (reloadOnce()) return;
    showToast({ kind: 'error', title: 'เชื่อมต่อไม่ได้', text: 'กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองใหม่' });
    close();
  };
  return (
    <Boundary of={overlay?.name} onMissing={giveUp}>
      {children}
    </Boundary>
  );
}
