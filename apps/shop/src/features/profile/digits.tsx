import { PIN_LENGTH } from '@wethi/contract';
import { FieldError } from '../../ui/feedback/alert';
import { PinField } from '../../ui/fields/pin-field';
import { useFourDigits } from '../../ui/fields/use-four-digits';

interface DigitsProps {
  label: string;
  kind: 'code' | 'current-pin' | 'new-pin';
  onDigits: (digits: string) => Promise<unknown>;
}

/** Four digits with what was wrong about them. */
export function Digits({ label, kind, onDigits }: DigitsProps) {
  const { field, error } = useFourDigits((digits) => onDigits(digits.slice(0, PIN_LENGTH)));
  return (
    <>
      <PinField label={label} kind={kind} {...field} />
      {error && <FieldError centered>{error}</FieldError>}
    </>
  );
}
