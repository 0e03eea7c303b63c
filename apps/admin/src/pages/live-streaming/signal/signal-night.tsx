import type { Schema } from '@wethi/api-client';
import { bangkokTime, count, hourMinute } from '@wethi/format';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../layout/page';
import { useShowFigures, useTotals } from '../figures';
import type { LiveShow } from '../live-show';
import styles from '../studio.module.css';
import { useSignal, type Signal } from './use-signal';

/** Of a show that stood still for a tenth of its viewers one hears. */
const MANY = 0.1;
const timeOf = (at: string): string => `${hourMinute(bangkokTime(at).time)} น.`;
const kilobits = (bitrate: number): string => count(Math.round(bitrate / 1000));

/** How the line of the band was from the first minute to the last; nothing once that is no longer kept. */
export function SignalNight({ show }: { show: LiveShow }) {
  const signal = useSignal(show);
  const { data: { data: totals } = {} } = useTotals(show);
  const figures = useShowFigures(show);
  if (!signal || signal.minutes.length === 0) return null;
  return (
    <Card title="สัญญาณทั้งคืน">
      <ul className={styles.night}>
        <Bitrate minutes={signal.minutes} />
        <Fact isGood={signal.breaks.length === 0}>
          <Breaks breaks={signal.breaks} />
        </Fact>
        {totals && totals.viewers > 0 && (
          <Fact isGood={totals.stalled_often / totals.viewers < MANY}>
            <b>คนดูที่กระตุกเกิน 3 ครั้ง</b>
            <small className="number">
              {count(totals.stalled_often)} จาก {count(totals.viewers)} คน (
              {((totals.stalled_often / totals.viewers) * 100).toFixed(1)}%)
            </small>
          </Fact>
        )}
        {figures && (
          <Fact isGood={figures.help_waiting === 0}>
            <b>ขอความช่วยเหลือ</b>
            <small className="number">{helpText(figures)}</small>
          </Fact>
        )}
      </ul>
    </Card>
  );
}

/** '7 ครั้ง ปิดแล้วทั้งหมด' */
function helpText({ help_requests, help_waiting }: Schema<'LiveFigures'>): string {
  if (help_requests === 0) return 'ไม่มีใครขอทั้งงาน';
  return `${count(help_requests)} ครั้ง ${help_waiting === 0 ? 'ปิดแล้วทั้งหมด' : `รอตอบ ${count(help_waiting)}`}`;
}

function Fact({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const Icon = isGood ? CircleCheck : TriangleAlert;
  return (
    <li>
      <Icon size={20} data-good={isGood} aria-hidden />
      <span>{children}</span>
    </li>
  );
}

/** Of the minutes at whose end something came. */
function Bitrate({ minutes }: Pick<Signal, 'minutes'>) {
  const sent = minutes.filter(({ bitrate }) => bitrate > 0);
  const [first] = sent;
  if (!first) return null;
  const mean = sent.reduce((sum, { bitrate }) => sum + bitrate, 0) / sent.length;
  const least = sent.reduce((one, other) => (other.bitrate < one.bitrate ? other : one));
  return (
    <Fact isGood={least.bitrate >= mean / 2}>
      <b className="number">บิตเรตเฉลี่ย {kilobits(mean)}</b>
      <small className="number">
        ต่ำสุด {kilobits(least.bitrate)} ตอน {timeOf(least.at)}
      </small>
    </Fact>
  );
}

function Breaks({ breaks }: Pick<Signal, 'breaks'>) {
  if (breaks.length === 0) return <b>ไม่หลุดเลยทั้งงาน</b>;
  const seconds = breaks.reduce((sum, one) => sum + one.seconds, 0);
  return (
    <>
      <b className="number">
        หลุด {count(breaks.length)} ครั้ง รวม {count(seconds)} วินาที
      </b>
      <small className="number">{breaks.map(({ at }) => timeOf(at)).join(' · ')} ต่อกลับได้ ภาพที่ส่งมาอยู่ครบในไฟล์บันทึก</small>
    </>
  );
}
