import { CircleCheck, Copy, Hourglass } from 'lucide-react';
import { Button, ButtonLink } from '../ui/actions/button';
import { useToast } from '../ui/feedback/toast';
import { MessageFrame } from '../ui/overlay/message-frame';
import { useDialogs } from './dialogs';
import type { MessageContent } from './overlay';
import { PendingDialog } from './pending-dialog';

const ICONS = { ok: CircleCheck, wait: Hourglass } as const;

/** Copies something to pass on; where the browser keeps it from that, it is there to be read. */
function CopyText({ textLink, text }: NonNullable<MessageContent['copy']>) {
  const showToast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'success', title: 'คัดลอกแล้ว', text });
    } catch {
      showToast({ kind: 'error', title: 'คัดลอกไม่ได้', text });
    }
  };
  return (
    <Button kind="ghost" block onClick={() => void copy()}>
      <Copy size={20} aria-hidden />
      {textLink}
    </Button>
  );
}

/** The dialog 'ข้อความ': an icon, a text and one button (product.md §2). Its links take its place in the history. */
export default function MessageDialog({ message }: { message: MessageContent }) {
  const { open, close } = useDialogs();
  const { tone, text, note, textLink, link, linkState, then, second, copy, order_no } = message;
  const leave = () => (then ? open({ name: 'pay', ...then }) : close());
  if (order_no) return <PendingDialog code={order_no} />;
  return (
    <MessageFrame icon={ICONS[tone]} tone={tone} text={text} note={note} onClose={leave}>
      {link ? (
        <ButtonLink kind="primary" block to={link} state={linkState} replace>
          {textLink}
        </ButtonLink>
      ) : (
        <Button kind="primary" block onClick={leave}>
          {textLink}
        </Button>
      )}
      {copy && <CopyText {...copy} />}
      {second && (
        <ButtonLink kind="ghost" block to={second.link} replace>
          {second.textLink}
        </ButtonLink>
      )}
    </MessageFrame>
  );
}
