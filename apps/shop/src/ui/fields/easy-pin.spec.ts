import { isEasyToGuess } from './easy-pin';

describe('a PIN that is easy to guess', () => {
  it.each(['0000', '7777', '0123', '1234', '6789', '7890', '4321', '9876', '0987'])('ACC-04 is %s', (pin) => {
    expect(isEasyToGuess(pin)).toBe(true);
  });

  it.each(['', '1', '123', '1357', '2540', '0104', '8987', '1212', '9012'])('ACC-04 is not “%s”', (pin) => {
    expect(isEasyToGuess(pin)).toBe(false);
  });
});
