import { CircleCheck, Hourglass } from 'lucide-react';
import { Button, ButtonLink } from '../ui/actions/button';
import { MessageFrame } from '../ui/overlay/message-frame';
import { useDialogs } from './dialogs';
import type { MessageContent } from './overlay';

const ICONS = { ok: CircleCheck, wait: Hourglass } as const;

/** The dialog 'ข้อความ': an icon, a text and one button (product.md §2). Its links take its place in the history. */
export default function MessageDialog({ message }: { message: MessageContent }) {
  const { open, close } = useDialogs();
  const { tone, text, note, textLink, link, linkState, then, second } = message;
  const leave = () => (then ? open({ name: 'pay', ...then }) : close());
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
      {second && (
        <ButtonLink kind="ghost" block to={second.link} replace>
          {second.textLink}
        </ButtonLink>
      )}
    </MessageFrame>
  );
}
