import { useEffect } from 'react';
import { watchUnsaved } from './unsaved';

/**
 * Lets a session that ends leave what somebody types here.
 * @param isLoss whether something would be lost now
 */
export function useUnsaved(isLoss: () => boolean): void {
  useEffect(() => watchUnsaved(isLoss));
}
