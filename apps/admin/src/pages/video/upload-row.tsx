import { Button, Progress } from 'antd';
import { Check, CircleAlert, Film, Pause, Play, RotateCw, Undo2, WifiOff, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button';
import { pauseUpload, removeUpload, resumeUpload, type UploadView } from './uploads';
import { size, timeLeft } from './use-works';
import styles from './video.module.css';

interface UploadRowProps {
  upload: UploadView;
  choose: () => void;
  showWork: (id: number) => void;
}

const STATUS = { refused: 'exception', done: 'success', sending: 'active' } as const;

const ICONS: Partial<Record<UploadView['state'], ReactNode>> = {
  paused: <Pause size={16} aria-hidden />,
  broken: <WifiOff size={16} aria-hidden />,
  refused: <CircleAlert size={16} aria-hidden />,
  done: <Check size={16} aria-hidden />,
};

/** What is read out: how it stands, and not every percent. */
const HEARD: Record<UploadView['state'], string> = {
  waiting: 'รอคิว',
  sending: 'กำลังส่ง',
  paused: 'พักอยู่',
  broken: 'เน็ตหลุด จะต่อเองเมื่อเน็ตกลับมา',
  refused: 'ส่งไม่ได้',
  done: 'ส่งครบแล้ว',
  removed: 'เอาออกแล้ว',
};

export function UploadRow({ upload, choose, showWork }: UploadRowProps) {
  const { key, name, state, videoId } = upload;
  const percent = state === 'refused' || state === 'done' ? 100 : percentOf(upload);
  const remove = () => removeUpload(key);
  return (
    <li data-state={state}>
      <Film className={styles.film} aria-hidden />
      <div>
        <b>{name}</b>
        <Progress
          percent={percent}
          showInfo={false}
          status={STATUS[state as keyof typeof STATUS] ?? 'normal'}
          aria-label={name}
        />
        <p className="secondary number">
          {ICONS[state]} <UploadNote upload={upload} />
        </p>
        <p className="unseen" role="status">
          {HEARD[state]}
        </p>
      </div>
      <span className={styles.tools}>
        {(state === 'sending' || state === 'waiting') && (
          <Button icon={<Pause size={18} aria-hidden />} onClick={() => pauseUpload(key)}>
            พัก
          </Button>
        )}
        {state === 'paused' && (
          <Button type="primary" icon={<Play size={18} aria-hidden />} onClick={() => resumeUpload(key)}>
            ต่อ
          </Button>
        )}
        {state === 'broken' && (
          <Button icon={<RotateCw size={18} aria-hidden />} onClick={() => resumeUpload(key)}>
            ลองเลย
          </Button>
        )}
        {state === 'refused' && (
          <Button
            onClick={() => {
              remove();
              choose();
            }}
          >
            เลือกไฟล์ใหม่
          </Button>
        )}
        {state === 'done' && videoId !== undefined && <Button onClick={() => showWork(videoId)}>ดูความคืบหน้า</Button>}
        {state === 'removed' ? (
          <Button icon={<Undo2 size={18} aria-hidden />} onClick={() => resumeUpload(key)}>
            เลิกทำ
          </Button>
        ) : (
          <IconButton label={`เอา ${name} ออก`} icon={<X size={18} />} onClick={remove} />
        )}
      </span>
    </li>
  );
}

function UploadNote({ upload }: { upload: UploadView }) {
  const { state, message, sent, bytes, speed, againAt } = upload;
  const part = `${percentOf(upload)}% · ${size(sent)} จาก ${size(bytes)}`;
  if (state === 'refused') return <b>{message}</b>;
  if (state === 'done')
    return (
      <>
        <b>ส่งครบแล้ว กำลังแปลงไฟล์</b> {size(bytes)}
      </>
    );
  if (state === 'paused') return <>พักอยู่ที่ {part}</>;
  if (state === 'removed') return <>เอาออกแล้ว ส่วนที่ส่งไปแล้วจะถูกลบ</>;
  if (state === 'waiting') return <>รอคิว · {size(bytes)}</>;
  if (state === 'broken')
    return (
      <>
        <b>เน็ตหลุด จะต่อจาก {percentOf(upload)}% เองเมื่อเน็ตกลับมา</b> <Countdown until={againAt ?? 0} />
      </>
    );
  const rest = speed > 0 ? ` · ${size(speed)}/วินาที · ${timeLeft((bytes - sent) / speed)}` : '';
  return <>{part + rest}</>;
}

function percentOf({ sent, bytes }: UploadView): number {
  return bytes > 0 ? Math.floor((100 * sent) / bytes) : 0;
}

function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return <span aria-hidden>ลองใหม่ใน {Math.max(0, Math.ceil((until - now) / 1000))} วินาที</span>;
}
