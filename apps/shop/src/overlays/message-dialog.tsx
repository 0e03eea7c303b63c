import { type MessageContent, useDialogs } from './dialogs';
import { Button, ButtonLink } from '../ui/actions/button';
import { classNames } from '../ui/class-names';
import { Dialog } from '../ui/overlay/dialog';
import styles from './message-dialog.module.css';

/** The dialog 'ข้อความ': an icon, a text and one button (product.md §2). */
export default function MessageDialog({ message }: { message: MessageContent }) {
  const { open, close } = useDialogs();
  const { icon: Icon, tone, text, note, textLink, link, linkState, onPress, then, second } = message;
  const leave = () => (then ? open(then) : close());
  return (
    <Dialog title="ข้อความ" width="message" alert onClose={leave}>
      <div className={styles.body}>
        <span className={classNames(styles.icon, styles[tone])}>
          <Icon size={36} aria-hidden />
        </span>
        <p className={styles.text}>{text}</p>
        {note && <p className={`small muted ${styles.note}`}>{note}</p>}
        {link ? (
          <ButtonLink kind="primary" block className={styles.action} to={link} state={linkState} onClick={close}>
            {textLink}
          </ButtonLink>
        ) : (
          <Button kind="primary" block className={styles.action} onClick={onPress ?? leave}>
            {textLink}
          </Button>
        )}
        {second && (
          <ButtonLink kind="ghost" block to={second.link} onClick={close}>
            {second.textLink}
          </ButtonLink>
        )}
      </div>
    </Dialog>
  );
}
