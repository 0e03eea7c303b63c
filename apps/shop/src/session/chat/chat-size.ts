import { useSyncExternalStore } from 'react';

/** How large the messages of chats are written. */
export const CHAT_SIZES = { normal: 'ปกติ', large: 'ใหญ่', larger: 'ใหญ่มาก' } as const;
export type ChatSize = keyof typeof CHAT_SIZES;

const KEY = 'wethi-chat-size';
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The usual one where the browser keeps nothing. */
function stored(): ChatSize {
  try {
    const kept = localStorage.getItem(KEY) ?? '';
    return Object.hasOwn(CHAT_SIZES, kept) ? (kept as ChatSize) : 'normal'; // checked: a name of the list
  } catch {
    return 'normal';
  }
}

/** As chosen on this device, which alone knows it. */
export function useChatSize(): ChatSize {
  return useSyncExternalStore(listen, stored, () => 'normal' as const);
}

export function chooseChatSize(size: ChatSize): void {
  localStorage.setItem(KEY, size);
  listeners.forEach((listener) => listener());
}
