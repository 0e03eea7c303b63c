import { bangkokTime } from '@wethi/format';
import { useState } from 'react';

/** The day in Bangkok on which the page was opened. */
export function useToday(): string {
  return useState(() => bangkokTime(Date.now()).date)[0];
}
