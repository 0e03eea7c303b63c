import { one } from './circle-one.ts';

export const two = (): number => one() + 1;
