import { Segmented, Select } from 'antd';
import { MUTE_REASONS, type MUTE_LENGTHS, type MuteLength, type MuteReason } from './mute';

interface MuteFieldsProps {
  legend: string;
  lengths: readonly (typeof MUTE_LENGTHS)[number][];
  length: MuteLength | undefined;
  setLength: (length: MuteLength) => void;
  reason: MuteReason;
  setReason: (reason: MuteReason) => void;
}

/** How long somebody may not write, and the reason that they read. */
export function MuteFields({ legend, lengths, length, setLength, reason, setReason }: MuteFieldsProps) {
  return (
    <>
      <fieldset>
        <legend>{legend}</legend>
        <Segmented<MuteLength> aria-label={legend} options={[...lengths]} value={length} onChange={setLength} />
      </fieldset>
      <label>
        เหตุผลที่คนนี้จะเห็น
        <Select options={MUTE_REASONS.map((value) => ({ value, label: value }))} value={reason} onChange={setReason} />
      </label>
    </>
  );
}
