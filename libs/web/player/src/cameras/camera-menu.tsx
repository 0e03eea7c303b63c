import { Check, SwitchCamera, User, Video } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { IconButton } from '../controls/icon-button';
import { Menu, MenuHeading } from '../menus/menu';
import type { Camera } from '../types';
import styles from './cameras.module.css';

const WHOLE_STAGE = 'all';

interface CameraMenuProps {
  cameras: readonly Camera[];
  /** Undefined for the whole stage. */
  chosen: Camera | undefined;
  onChoose: (camera: Camera | undefined) => void;
}

/** Which camera one sees; the sound stays the hall's (screens-watch.md 12, #camera). */
export function CameraMenu({ cameras, chosen, onChoose }: CameraMenuProps) {
  const choose = (value: string) => onChoose(cameras.find(({ id }) => String(id) === value));
  return (
    <Menu
      label="เลือกกล้อง"
      trigger={
        <IconButton label={`เลือกกล้อง ตอนนี้${chosen?.name ?? 'ทั้งเวที'}`}>
          <SwitchCamera size={22} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuHeading>เลือกกล้อง</MenuHeading>
      <DropdownMenu.RadioGroup
        className={styles.faces}
        value={chosen ? String(chosen.id) : WHOLE_STAGE}
        onValueChange={choose}
      >
        <Choice value={WHOLE_STAGE} name="ทั้งเวที" part="กล้องหลัก" isStage />
        {cameras.map(({ id, url, ...camera }) => (
          <Choice key={id} value={String(id)} {...camera} part={url ? camera.part : 'กล้องยังไม่เปิด'} isOff={!url} />
        ))}
      </DropdownMenu.RadioGroup>
    </Menu>
  );
}

interface ChoiceProps extends Pick<Camera, 'name' | 'part' | 'face'> {
  value: string;
  isStage?: boolean;
  isOff?: boolean;
}

function Choice({ value, name, part, face, isStage = false, isOff = false }: ChoiceProps) {
  const Icon = isStage ? Video : User;
  return (
    <DropdownMenu.RadioItem className={styles.face} value={value} disabled={isOff}>
      <DropdownMenu.ItemIndicator className={styles.tick}>
        <Check size={14} aria-hidden="true" />
      </DropdownMenu.ItemIndicator>
      {face ? <img src={face} width={60} height={60} alt="" /> : <Icon size={60} aria-hidden="true" />}
      <b>{name}</b>
      <small>{part}</small>
    </DropdownMenu.RadioItem>
  );
}
