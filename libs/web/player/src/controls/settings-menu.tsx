import { Settings } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { IconButton } from './icon-button';
import { Choice, Menu, MenuHeading } from './menu';

interface SettingsMenuProps {
  /** Heights to choose from, best first; empty where the browser chooses alone. */
  heights: number[];
  height: number;
  quality: number | null;
  onQuality: (height: number | null) => void;
  rate: number;
  onRate: (rate: number) => void;
}

const AUTOMATIC = 'automatic';
const RATES = [0.75, 1, 1.25, 1.5, 2];

function wordFor(height: number): string {
  if (height >= 1080) return 'ชัดมาก';
  if (height >= 720) return 'ชัด';
  if (height >= 480) return 'ประหยัดเน็ต';
  return 'เน็ตช้า';
}

/** Picture quality and speed. */
export function SettingsMenu(props: SettingsMenuProps) {
  const { heights, height, quality, rate, onRate } = props;
  const playing = height ? `${height}p` : '';
  const chosen = quality === null ? `อัตโนมัติ ${playing}` : `${quality}p`;
  const trigger = (
    <IconButton label={`คุณภาพวิดีโอ ${chosen.trim()}`}>
      <Settings size={22} aria-hidden="true" />
    </IconButton>
  );
  return (
    <Menu label="คุณภาพวิดีโอและความเร็ว" trigger={trigger}>
      {heights.length > 0 && <QualityChoices {...props} playing={playing} />}
      <MenuHeading>ความเร็ว</MenuHeading>
      <DropdownMenu.RadioGroup value={String(rate)} onValueChange={(value) => onRate(Number(value))}>
        {RATES.map((value) => (
          <Choice key={value} value={String(value)} title={value === 1 ? 'ปกติ' : `${value} เท่า`} />
        ))}
      </DropdownMenu.RadioGroup>
    </Menu>
  );
}

function QualityChoices({ heights, quality, onQuality, playing }: SettingsMenuProps & { playing: string }) {
  const choose = (value: string) => onQuality(value === AUTOMATIC ? null : Number(value));
  return (
    <>
      <MenuHeading>คุณภาพวิดีโอ</MenuHeading>
      <DropdownMenu.RadioGroup value={quality === null ? AUTOMATIC : String(quality)} onValueChange={choose}>
        <Choice value={AUTOMATIC} title="อัตโนมัติ" detail={quality === null ? playing : ''} />
        {heights.map((value) => (
          <Choice key={value} value={String(value)} title={`${value}p`} detail={wordFor(value)} />
        ))}
      </DropdownMenu.RadioGroup>
    </>
  );
}
