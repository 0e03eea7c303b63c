import { DropdownMenu } from 'radix-ui';
import type { Captions } from './captions';
import { Choice, MenuHeading } from '../menus/menu';

interface CaptionChoicesProps extends Captions {
  onChoose: (language: string | null) => void;
}

/** The languages of a video's captions, where it has any. */
export function CaptionChoices({ tracks, shown, onChoose }: CaptionChoicesProps) {
  if (!tracks.length) return null;
  return (
    <>
      <MenuHeading>คำบรรยาย</MenuHeading>
      <DropdownMenu.RadioGroup value={shown ?? ''} onValueChange={(language) => onChoose(language || null)}>
        <Choice value="" title="ปิด" />
        {tracks.map(({ language, label }) => (
          <Choice key={language} value={language} title={label} />
        ))}
      </DropdownMenu.RadioGroup>
    </>
  );
}
