export type Shortcut = 'approve' | 'refuse' | 'next' | 'previous' | 'zoom' | 'help';

/** By place on the keyboard, because with the Thai layout the same keys type Thai letters. */
const BY_CODE: Record<string, Shortcut> = {
  KeyA: 'approve',
  KeyN: 'refuse',
  KeyJ: 'next',
  KeyK: 'previous',
  KeyZ: 'zoom',
};

export const SHORTCUTS: { shortcut: Shortcut; key: string; label: string }[] = [
  { shortcut: 'approve', key: 'A', label: 'อนุมัติ' },
  { shortcut: 'refuse', key: 'N', label: 'ไม่อนุมัติ (กดสองครั้ง และต้องมีหมายเหตุ)' },
  { shortcut: 'next', key: 'J', label: 'รายการถัดไป' },
  { shortcut: 'previous', key: 'K', label: 'รายการก่อนหน้า' },
  { shortcut: 'zoom', key: 'Z', label: 'ขยายสลิป' },
  { shortcut: 'help', key: '?', label: 'ปุ่มลัดทั้งหมด' },
];

type Press = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** What a key press means; nothing with Ctrl, Alt or the command key, and nothing for a key held down. */
export function shortcutOf(press: Press): Shortcut | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || press.repeat) return undefined;
  if (press.key === '?' || (press.code === 'Slash' && press.shiftKey)) return 'help';
  return press.shiftKey ? undefined : BY_CODE[press.code];
}

/** Keys are off while somebody types or a dialog is open. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role="dialog"]') !== null;
}
