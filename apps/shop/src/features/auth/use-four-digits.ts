import { useEffect, useRef, useState } from 'react';
import { errorText } from '@wethi/http';

/**
 * Four digits that are sent with the fourth one. A refusal empties the boxes, puts the caret back and stands in red
 * (product.md §5, §8).
 * @returns `field` is what a PinField needs
 */
export function useFourDigits(send: (typed: string) => Promise<void>) {
  const [value, setValue] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error && !busy) input.current?.focus();
  }, [error, busy]);
  const refuse = (failure: unknown) => {
    setValue('');
    setError(errorText(failure));
  };
  const complete = async (typed: string) => {
    setBusy(true);
    setError('');
    await send(typed).catch(refuse);
    setBusy(false);
  };
  const field = {
    value,
    onChange: setValue,
    onComplete: (typed: string) => void complete(typed),
    refused: Boolean(error) && !value,
    busy,
    inputRef: input,
  };
  return { field, error, refuse };
}
