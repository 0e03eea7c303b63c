import { VIDEO_FAULT, VIDEO_STATUS, type VideoStatus } from '@wethi/contract';
import { Check, CircleAlert, CircleDashed, LoaderCircle, Upload, type LucideIcon } from 'lucide-react';
import { StatusTag, type Tone } from '../../feedback/status-tag';
import { partName, partUnderWay, timeLeft, type VideoWork } from './use-works';

const TONES: Record<VideoStatus, Tone> = { create: 'info', upload: 'blue', process: 'wait', ready: 'ok', error: 'no' };

const ICONS: Record<VideoStatus, LucideIcon> = {
  create: CircleDashed,
  upload: Upload,
  process: LoaderCircle,
  ready: Check,
  error: CircleAlert,
};

const WORDS: Record<VideoStatus, string> = { ...VIDEO_STATUS, create: 'ยังไม่มีไฟล์', ready: 'พร้อมดู' };

/** The state of a video as a label; one that can be watched already may still be worked on. */
export function StateTag({ status, running }: { status: VideoStatus; running?: boolean }) {
  const shown = running ? 'process' : status;
  const Icon = ICONS[shown];
  return (
    <StatusTag tone={TONES[shown]} icon={<Icon aria-hidden />}>
      {WORDS[shown]}
    </StatusTag>
  );
}

/** The label with what is to be known beside it. */
export function WorkStatus({ status, work }: { status: VideoStatus; work?: VideoWork }) {
  const note = work && noteOf(work);
  return (
    <>
      <StateTag status={work?.video_status ?? status} running={work?.running} />
      {note && <div className="secondary number">{note}</div>}
    </>
  );
}

function noteOf(work: VideoWork): string {
  if (work.fault) return VIDEO_FAULT[work.fault];
  const part = work.running ? partUnderWay(work) : undefined;
  if (part) {
    const left = part.seconds_left === null ? '' : ` · ${timeLeft(part.seconds_left)}`;
    return `${partName(part.name)} ${part.percent}%${left}`;
  }
  const height = (name: string) => Number(name) || 0;
  return [...work.watchable]
    .sort((one, other) => height(other) - height(one))
    .map(partName)
    .join(' · ');
}
