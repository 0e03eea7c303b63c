import { refusedFile } from './picture-upload';

describe('pictures of records', () => {
  it('CAT-06 refuses a picture of the wrong kind or size before it is sent', () => {
    expect(refusedFile({ type: 'image/png', size: 8 * 1024 * 1024 })).toBeUndefined();
    expect(refusedFile({ type: 'application/pdf', size: 10 })).toContain('png');
    expect(refusedFile({ type: 'image/jpeg', size: 8 * 1024 * 1024 + 1 })).toContain('8 MB');
  });
});
