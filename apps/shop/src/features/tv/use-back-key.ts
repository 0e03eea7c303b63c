import { useEffect, useEffectEvent } from 'react';

const HOLD_MS = 2_000;
const NAMES = ['GoBack', 'BrowserBack', 'Escape', 'Backspace'];
/** Of televisions of LG and Samsung, which give the key no name. */
const NUMBERS = [461, 10009];

interface BackKey {
  onPress: (() => void) | undefined;
  /** It was held for two seconds. */
  onHold: (() => void) | undefined;
}

/** The key Back of a remote control, as far as the television leaves it to the page. */
export function useBackKey(keys: BackKey): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!NAMES.includes(event.key) && !NUMBERS.includes(event.keyCode)) return false;
    event.preventDefault();
    if (!event.repeat) keys.onPress?.();
    return true;
  });
  const hold = useEffectEvent(() => keys.onHold?.());
  useEffect(() => {
    let held: ReturnType<typeof setTimeout> | undefined;
    const up = () => {
      clearTimeout(held);
      held = undefined;
    };
    const down = (event: KeyboardEvent) => {
      if (press(event)) held ??= setTimeout(() => hold(), HOLD_MS);
    };
    document.addEventListener('keydown', down);
    document.addEventListener('keyup', up);
    return () => {
      up();
      document.removeEventListener('keydown', down);
      document.removeEventListener('keyup', up);
    };
  }, []);
}
