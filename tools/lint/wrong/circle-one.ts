import { two } from './circle-two.ts';

export const one = (): number => two() - 1;
