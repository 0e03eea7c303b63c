import { PLAYING_RATES } from '@wethi/contract';
import { Headphones, Settings } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { chooseCaptions } from '../captions/captions';
import { IconButton } from '../controls/icon-button';
import { useCaptions } from '../captions/use-captions';
import type { HlsSource } from '../engine/use-hls';
import { hourlyUse, megabytes, SAVER_LINES } from '../offer/data-use';
import type { Quality } from '../offer/offer';
import { CaptionChoices } from '../captions/caption-choices';
import { Choice, Menu, MenuDivider, MenuHeading, MenuNote, Switch } from './menu';

interface SettingsMenuProps {
  video: HTMLVideoElement;
  source: HlsSource;
  rate: number;
  /** Absent where the speed follows the stage. */
  onRate?: (rate: number) => void;
}

const AUTOMATIC = 'automatic';

function wordFor(height: number): string {
  if (height >= 1080) return 'ชัดมาก';
  if (height >= 720) return 'ชัด';
  if (height >= SAVER_LINES) return 'ประหยัดเน็ต';
  return height > 240 ? 'เน็ตช้า' : 'ประหยัดเน็ตที่สุด';
}

function qualityOf(value: string): Quality {
  if (value === AUTOMATIC) return null;
  return value === 'audio' ? value : Number(value);
}

function nameOf({ quality, height }: HlsSource): string {
  if (quality === 'audio') return 'ฟังเสียงอย่างเดียว';
  if (quality !== null) return `${quality}p`;
  return height ? `อัตโนมัติ ${height}p` : 'อัตโนมัติ';
}

/** Picture quality with what it costs in data, and speed. */
export function SettingsMenu({ video, source, rate, onRate }: SettingsMenuProps) {
  const { rungs, sound } = source.offer;
  const captions = useCaptions(video);
  const trigger = (
    <IconButton label={`คุณภาพวิดีโอ ${nameOf(source)}`}>
      <Settings size={22} aria-hidden="true" />
    </IconButton>
  );
  return (
    <Menu label={onRate ? 'คุณภาพวิดีโอและความเร็ว' : 'คุณภาพวิดีโอ'} trigger={trigger}>
      {(rungs.length > 0 || sound) && <QualityChoices {...source} when={onRate ? 'ครั้งนี้' : 'คืนนี้'} />}
      <CaptionChoices {...captions} onChoose={(language) => chooseCaptions(video, language)} />
      {onRate && (
        <>
          <MenuHeading>ความเร็ว</MenuHeading>
          <DropdownMenu.RadioGroup value={String(rate)} onValueChange={(value) => onRate(Number(value))}>
            {PLAYING_RATES.map((value) => (
              <Choice key={value} value={String(value)} title={value === 1 ? 'ปกติ' : `${value} เท่า`} />
            ))}
          </DropdownMenu.RadioGroup>
        </>
      )}
    </Menu>
  );
}

/** @param when what the viewer calls the time in which the data was used */
function QualityChoices({
  offer: { rungs, sound },
  quality,
  height,
  saver,
  used,
  when,
  ...source
}: HlsSource & { when: string }) {
  const playing = rungs.find((rung) => rung.height === height);
  return (
    <>
      <MenuHeading>คุณภาพวิดีโอ</MenuHeading>
      {rungs.length > 0 && (
        <Switch title="ประหยัดเน็ต" note={`ไม่เกิน ${SAVER_LINES}p บนเน็ตมือถือ`} checked={saver} onChange={source.setSaver} />
      )}
      <DropdownMenu.RadioGroup
        value={String(quality ?? AUTOMATIC)}
        onValueChange={(value) => source.setQuality(qualityOf(value))}
      >
        <Choice
          value={AUTOMATIC}
          title="อัตโนมัติ"
          note={playing && `ตอนนี้ ${playing.height}p`}
          detail={playing && hourlyUse(playing.bitrate)}
        />
        {rungs.map((rung) => (
          <Choice
            key={rung.height}
            value={String(rung.height)}
            title={`${rung.height}p`}
            note={wordFor(rung.height)}
            detail={hourlyUse(rung.bitrate)}
          />
        ))}
        {sound && (
          <>
            <MenuDivider />
            <Choice
              value="audio"
              icon={<Headphones size={18} aria-hidden="true" />}
              title="ฟังเสียงอย่างเดียว"
              detail={hourlyUse(sound.bitrate)}
            />
          </>
        )}
      </DropdownMenu.RadioGroup>
      <MenuNote>
        ตัวเลขคือเน็ตที่ใช้ต่อ 1 ชั่วโมงโดยประมาณ {used() !== undefined && `${when}ใช้ไปแล้ว ${megabytes(used() ?? 0)}`}
      </MenuNote>
    </>
  );
}
