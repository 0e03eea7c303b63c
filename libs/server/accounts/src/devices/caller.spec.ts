import { networkOf } from './caller';

describe('where a try comes from', () => {
  it.each([
    ['203.0.113.7', '203.0.113'],
    ['2001:db8:12:34:5:6:7:8', '2001:db8:12'],
    ['2001:db8::1', '2001:db8'],
  ])('ACC-05 counts %s as network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
