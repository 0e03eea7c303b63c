import { Check, SwitchCamera, User, X } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/icon-button';
import { Menu, MenuHeading } from '../menus/menu';
import type { Camera, CameraProps } from '../types';
import styles from './cameras.module.css';
import { Still } from './still';
import { Thumb } from './thumb';

const WHOLE_STAGE = 'all';

interface CameraMenuProps {
  /** Shows the whole stage. */
  video: HTMLVideoElement | null;
  cameras: readonly Camera[];
  /** Undefined for the whole stage. */
  chosen: Camera | undefined;
  onChoose: (camera: Camera | undefined) => void;
  renew: CameraProps['renewCameras'];
}

/** Which camera one sees; the sound stays the hall's (screens-watch.md 12, #camera). */
export function CameraMenu({ video, cameras, chosen, onChoose, renew }: CameraMenuProps) {
  const choose = (value: string) => onChoose(cameras.find(({ id }) => String(id) === value));
  return (
    <Menu
      label="เลือกกล้อง"
      isWide
      trigger={
        <IconButton label={`เลือกกล้อง ตอนนี้${chosen?.name ?? 'ทั้งเวที'}`}>
          <SwitchCamera size={22} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuHeading>เลือกกล้อง</MenuHeading>
      <DropdownMenu.RadioGroup
        className={styles.cameras}
        value={chosen ? String(chosen.id) : WHOLE_STAGE}
        onValueChange={choose}
      >
        <Choice value={WHOLE_STAGE} name="ทั้งเวที" part="กล้องหลัก">
          <Still video={video} className={styles.thumb} />
        </Choice>
        {cameras.map(({ id, url, ...camera }) => (
          <Choice key={id} value={String(id)} name={camera.name} part={url ? camera.part : 'กล้องยังไม่เปิด'} isOff={!url}>
            <Thumb face={camera.face} poster={camera.poster} still={url ? camera.still : undefined} renew={renew} />
            <Face face={camera.face} />
          </Choice>
        ))}
      </DropdownMenu.RadioGroup>
      <DropdownMenu.Item className={styles.close} aria-label="ปิด">
        <X size={20} aria-hidden="true" />
      </DropdownMenu.Item>
    </Menu>
  );
}

interface ChoiceProps extends Pick<Camera, 'name' | 'part'> {
  value: string;
  isOff?: boolean;
  /** What it looks like. */
  children: ReactNode;
}

function Choice({ value, name, part, isOff = false, children }: ChoiceProps) {
  return (
    <DropdownMenu.RadioItem className={styles.camera} value={value} disabled={isOff}>
      <DropdownMenu.ItemIndicator className={styles.tick}>
        <Check size={14} aria-hidden="true" />
      </DropdownMenu.ItemIndicator>
      {children}
      <b>{name}</b>
      <small>{part}</small>
    </DropdownMenu.RadioItem>
  );
}

/** Whose camera it is. */
function Face({ face }: Pick<Camera, 'face'>) {
  if (!face) return <User size={48} className={styles.face} aria-hidden="true" />;
  return <img src={face} width={48} height={48} className={styles.face} alt="" />;
}
