import { useSyncExternalStore } from 'react';

/** How large the messages of chats are written. */
export const CHAT_SIZES = { normal: 'ปกติ', large: 'ใหญ่', larger: 'ใหญ่มาก' } as const;
export type ChatSize = keyof typeof CHAT_SIZES;

const KEY = 'wethi-chat-size';
const listeners = new Set<() => void>();
/** Of this visit, where the browser keeps nothing. */
let chosen: ChatSize = 'normal';

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function stored(): ChatSize {
  try {
    const kept = localStorage.getItem(KEY) ?? '';
    return Object.keys(CHAT_SIZES).includes(kept) ? (kept as ChatSize) : 'normal'; // checked: a name of the list
  } catch {
    return chosen;
  }
}

/** As chosen on this device, which alone knows it. */
export function useChatSize(): ChatSize {
  return useSyncExternalStore(listen, stored, () => 'normal' as const);
}

export function chooseChatSize(size: ChatSize): void {
  chosen = size;
  try {
    localStorage.setItem(KEY, size);
  } catch {
    // It holds for this visit.
  }
  listeners.forEach((listener) => listener());
}
