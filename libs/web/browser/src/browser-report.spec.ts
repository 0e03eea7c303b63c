import { browserReport } from './browser-report';

describe('the report of an error in the browser', () => {
  it('SITE-10 says what failed and where, and nothing about the person', () => {
    const error = new TypeError('cannot pay for 0812345678 of nina@example.com at https://wethi.example/x?phone=081');
    error.stack = 'TypeError: …\n    at pay (https://wethi.example/assets/pay-x1.js?v=2:10:4321)';
    expect(browserReport(error, '/order/W261122SJQMS8')).toEqual({
      message: 'TypeError: cannot pay for # of # at https://wethi.example/x',
      stack: 'TypeError: …\n    at pay (https://wethi.example/assets/pay-x1.js:10:#)',
      page: '/order',
    });
  });

  it('SITE-10 takes whatever was thrown, and stays short', () => {
    expect(browserReport('no words', '/').message).toBe('Error: no words');
    expect(browserReport(new Error('a'.repeat(9_000)), '/').message).toHaveLength(2_000);
  });
});
