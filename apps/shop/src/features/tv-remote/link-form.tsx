import { readTvCode, TV_CODE_LENGTH } from '@wethi/contract';
import { call } from '@wethi/http';
import { OTPInput, type SlotProps } from 'input-otp';
import { ScanLine } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { KnownTv } from '../../api-types';
import { paths } from '../../config/paths';
import { Button } from '../../ui/actions/button';
import { classNames } from '../../ui/class-names';
import { FieldError } from '../../ui/feedback/alert';
import { Card } from '../../ui/layout/card';
import { useSave } from '../../ui/use-save';
import { KnownTvs } from './known-tvs';
import { Scanner } from './scanner';
import styles from './tv-remote.module.css';

/** What may stand in a code, and what phones put between; `readTvCode` is the judge. */
const TYPED = '^[A-Za-z0-9]+$';

/**
 * Six boxes in front of one real input; the sixth character connects. A code that came with the address, from the QR, waits
 * for a press: whoever sends somebody a link must not get their shows on a television.
 */
export function LinkForm({ known, onLinked }: { known: readonly KnownTv[]; onLinked: () => Promise<unknown> }) {
  const sent = readTvCode(useLocation().hash.slice(1)) ?? '';
  const [code, setCode] = useState(sent);
  const [refused, setRefused] = useState('');
  const [isScanning, setScanning] = useState(false);
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const { save, busy, text } = useSave((typed: string) => call('POST', 'tvLink', { body: { code: typed } }), {
    then: onLinked,
    refused: (_error, typed) => setRefused(typed),
  });
  // Not `onComplete`, which a whole code that is put in the place of another does not call.
  const type = (typed: string) => {
    setCode(typed);
    if (typed.length === TV_CODE_LENGTH && typed !== code) save(typed);
  };
  const closeScanner = () => {
    setScanning(false);
    input.current?.focus();
  };
  const isRefused = Boolean(text) && code === refused;
  useEffect(() => {
    if (isRefused && !busy) input.current?.select();
  }, [isRefused, busy]);
  return (
    <>
      <Card className={styles.form}>
        <label htmlFor={`${hint}-code`}>รหัส {TV_CODE_LENGTH} ตัวบนจอทีวี</label>
        <OTPInput
          ref={input}
          id={`${hint}-code`}
          maxLength={TV_CODE_LENGTH}
          pattern={TYPED}
          inputMode="text"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={hint}
          aria-invalid={isRefused}
          pushPasswordManagerStrategy="none"
          autoFocus
          value={code}
          readOnly={busy}
          onChange={(typed) => type(typed.toUpperCase())}
          pasteTransformer={(pasted) => pasted.replace(/[\s-]/g, '')}
          containerClassName={classNames(styles.six, isRefused && styles.bad, busy && styles.busy)}
          render={({ slots }) => slots.map((slot, place) => <Box key={place} slot={slot} />)}
        />
        <div id={hint}>
          {isRefused ? (
            <FieldError centered>{text}</FieldError>
          ) : (
            <p className="hint">ไม่มีเลขศูนย์และตัวโอ พิมพ์เล็กหรือใหญ่ก็ได้ ครบ {TV_CODE_LENGTH} ตัวเชื่อมให้เอง</p>
          )}
        </div>
        {sent && code === sent ? (
          <Button kind="primary" block loading={busy} onClick={() => save(sent)}>
            เชื่อมกับทีวีที่ขึ้นรหัสนี้
          </Button>
        ) : (
          <ByCamera
            isOpen={isScanning}
            open={() => setScanning(true)}
            close={closeScanner}
            onCode={(scanned) => {
              closeScanner();
              type(scanned);
            }}
          />
        )}
      </Card>
      <KnownTvs tvs={known} changed={onLinked} />
      <p className={`small muted center ${styles.foot}`}>
        ทีวีรุ่นเก่าที่เปิดเว็บไม่ได้ ต่อสาย HDMI จากคอมพิวเตอร์แทนได้
        <br />
        <Link className="link" to={paths.tvScreen}>
          เครื่องนี้คือทีวี ขอรหัสที่นี่
        </Link>
        {' · '}
        <Link className="link" to={paths.contact}>
          ขอความช่วยเหลือ
        </Link>
      </p>
    </>
  );
}

interface ByCameraProps {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  onCode: (code: string) => void;
}

function ByCamera({ isOpen, open, close, onCode }: ByCameraProps) {
  if (isOpen) return <Scanner onCode={onCode} onClose={close} />;
  return (
    <Button kind="secondary" block onClick={open}>
      <ScanLine size={20} aria-hidden />
      ส่องคิวอาร์บนทีวีแทน
    </Button>
  );
}

function Box({ slot }: { slot: SlotProps }) {
  return <span className={classNames(styles.box, slot.isActive && styles.focused)}>{slot.char}</span>;
}
