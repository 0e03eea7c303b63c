import { hostOf, networkOf } from './client-host';

describe('who asks, for limits', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:12:34:5:6:7:8', '2001:db8:12:34'],
    ['2001:db8:12:34::9', '2001:db8:12:34'],
  ])('ACC-05 counts %s as %s', (address, host) => {
    expect(hostOf(address)).toBe(host);
  });

  it.each([
    ['203.0.113.7', '203.0.113'],
    ['2001:db8:12:34:5:6:7:8', '2001:db8:12'],
    ['2001:db8::1', '2001:db8'],
  ])('ACC-05 counts %s as network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
