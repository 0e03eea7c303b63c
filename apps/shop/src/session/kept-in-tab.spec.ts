import { forgetKept, keepInTab, keptInTab } from './kept-in-tab';

describe('what is kept in the tab', () => {
  beforeEach(() => sessionStorage.clear());

  it('BUY-12 stays until it is sent, each form by itself', () => {
    keepInTab('tax_invoice_7', { buyer_name: 'ฟ้าใส' });
    keepInTab('tax_invoice_8', { buyer_name: 'ต้นข้าว' });
    expect(keptInTab('tax_invoice_7')).toEqual({ buyer_name: 'ฟ้าใส' });
    keepInTab('tax_invoice_7', undefined);
    expect([keptInTab('tax_invoice_7'), keptInTab('tax_invoice_8')]).toEqual([undefined, { buyer_name: 'ต้นข้าว' }]);
  });

  it('ACC-06 is gone once the member signs out, and nothing else is', () => {
    sessionStorage.setItem('another', '1');
    keepInTab('gift_of_7', { tel: '0810000001' });
    forgetKept();
    expect([keptInTab('gift_of_7'), sessionStorage.getItem('another')]).toEqual([undefined, '1']);
  });

  it('SITE-11 reads nothing of what is no object', () => {
    sessionStorage.setItem('wethi_kept_a', '"text"');
    sessionStorage.setItem('wethi_kept_b', '{');
    expect([keptInTab('a'), keptInTab('b'), keptInTab('c')]).toEqual([undefined, undefined, undefined]);
  });
});
