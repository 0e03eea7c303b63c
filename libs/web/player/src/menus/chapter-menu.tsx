import { ListMusic } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type Segment, segmentAt } from '../controls/chapters';
import { duration as clockTime } from '@wethi/format';
import { IconButton } from '../controls/icon-button';
import { Choice, Menu, MenuHeading } from './menu';

interface ChapterMenuProps {
  segments: readonly Segment[];
  time: number;
  onSeek: (seconds: number) => void;
}

/** The setlist inside the player, so that it can be reached in full screen too. */
export function ChapterMenu({ segments, time, onSeek }: ChapterMenuProps) {
  const named = segments.filter((segment) => segment.title);
  if (!named.length) return null;
  const trigger = (
    <IconButton label="เซตลิสต์">
      <ListMusic size={22} aria-hidden="true" />
    </IconButton>
  );
  return (
    <Menu label="เซตลิสต์" trigger={trigger}>
      <MenuHeading>เซตลิสต์</MenuHeading>
      <DropdownMenu.RadioGroup
        value={String(segmentAt(segments, time)?.start)}
        onValueChange={(start) => onSeek(Number(start))}
      >
        {named.map(({ title, start }) => (
          <Choice key={start} value={String(start)} title={title} detail={clockTime(start)} />
        ))}
      </DropdownMenu.RadioGroup>
    </Menu>
  );
}
