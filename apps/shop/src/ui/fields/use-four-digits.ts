import { useEffect, useRef, useState } from 'react';
import { useSave } from '../use-save';

/**
 * Four digits that are sent with the fourth one. A refusal empties the boxes, puts the caret back and stands in red
 * (product.md §5, §8).
 * @param then what comes next
 * @returns `field` is what a PinField needs
 */
export function useFourDigits<Output>(
  send: (typed: string) => Promise<Output>,
  then?: (output: Output, typed: string) => unknown,
) {
  const [value, setValue] = useState('');
  const { save, busy, text: error } = useSave(send, { then, refused: () => setValue('') });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error && !busy) input.current?.focus();
  }, [error, busy]);
  const field = {
    value,
    onChange: setValue,
    onComplete: (typed: string) => save(typed),
    refused: Boolean(error) && !value,
    busy,
    inputRef: input,
  };
  return { field, error };
}
