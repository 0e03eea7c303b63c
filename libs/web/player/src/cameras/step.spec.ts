import { isInStep, stepOf } from './step';

describe('stepOf', () => {
  it('WATCH-10 jumps to the moment that is heard, and as far ahead as its last jump took', () => {
    expect(stepOf(60, 10, 1, 0)).toEqual({ jumpTo: 60, rate: 1 });
    expect(stepOf(60, 10, 1.5, 2)).toEqual({ jumpTo: 63, rate: 1.5 });
    expect(stepOf(10, 10.5, 1, 0).jumpTo).toBe(10);
  });

  it('WATCH-10 catches up gently what is less, and leaves alone what nobody sees', () => {
    expect(stepOf(60, 59.8, 1, 1)).toEqual({ jumpTo: undefined, rate: 1.06 });
    expect(stepOf(60, 60.2, 1, 1)).toEqual({ jumpTo: undefined, rate: 0.94 });
    expect(stepOf(60, 60.04, 1, 1)).toEqual({ jumpTo: undefined, rate: 1 });
  });

  it('WATCH-10 is in step within half a second', () => {
    expect([isInStep(60, 59.7), isInStep(60, 60.5), isInStep(60, 20)]).toEqual([true, false, false]);
  });
});
