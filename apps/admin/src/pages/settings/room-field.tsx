import { useMutation } from '@tanstack/react-query';
import { CHAT_ID_RULE } from '@wethi/contract';
import { clockTime } from '@wethi/format';
import { call, errorText } from '@wethi/http';
import { Button, Input } from 'antd';
import { CircleAlert, CircleCheck, Send } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useMay } from '../../providers/access';
import styles from './settings.module.css';
import type { SettingValue } from './use-settings';

interface RoomFieldProps {
  value: SettingValue;
  /** Without it the number is written elsewhere. */
  change?: (value: SettingValue) => void;
  about: ComponentProps<typeof Input>;
}

interface Tried {
  chat: string;
  reached: boolean;
  words: string;
}

/** The number of a room, and a message there before it is saved. */
export function RoomField({ value, change, about }: RoomFieldProps) {
  const room = String(value ?? '');
  const { tried, trying, tryOut } = useTrial();
  const shown = tried?.chat === room ? tried : undefined;
  return (
    <>
      <div className={styles.room}>
        <Input
          {...about}
          className="number"
          placeholder="ยังไม่ตั้ง"
          maxLength={40}
          value={room}
          readOnly={!change}
          onChange={({ target }) => change?.(target.value.trim() || null)}
        />
        {useMay('settings.write') && (
          <Button
            icon={<Send size={18} aria-hidden />}
            loading={trying}
            disabled={!CHAT_ID_RULE.pattern.test(room)}
            onClick={() => tryOut(room)}
          >
            ส่งทดสอบ<span className="unseen"> {about['aria-label']}</span>
          </Button>
        )}
      </div>
      {/* There before it says anything, so that what it says is read out. */}
      <p className={shown?.reached ? styles.reached : styles.fault} role="status">
        {shown && (
          <>
            {shown.reached ? <CircleCheck size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />}{' '}
            {shown.words}
          </>
        )}
      </p>
    </>
  );
}

function useTrial() {
  const [tried, setTried] = useState<Tried>();
  const { mutate: tryOut, isPending: trying } = useMutation({
    mutationFn: async (chat: string) => (await call('POST', 'chatTrial', { body: { chat_id: chat } })).data?.chat_title,
    onSuccess: (title, chat) => {
      const at = clockTime(new Date().toTimeString());
      setTried({ chat, reached: true, words: title ? `ถึงห้อง “${title}” ${at}` : `ถึงแล้ว ${at}` });
    },
    onError: (error, chat) => setTried({ chat, reached: false, words: errorText(error) }),
  });
  return { tried, trying, tryOut };
}
