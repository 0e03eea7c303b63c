import {
  originalPicturePath,
  pictureFacts,
  picturePath,
  pictureWidths,
  previewPicturePath,
  sizedPicturePath,
} from './pictures';

const PATH = 'product/3fa1-1600x1000-773d856436c5.webp';

describe('names of pictures', () => {
  it('SITE-13 say the size and the colours', () => {
    const facts = { width: 1600, height: 1000, colours: '773d856436c5' };
    expect(picturePath('product/3fa1', facts)).toBe(PATH);
    expect(pictureFacts(PATH)).toEqual(facts);
    expect(pictureFacts(picturePath('band/logo', { width: 40, height: 30 }))).toEqual({ width: 40, height: 30 });
  });

  it.each(['product/3fa1.webp', 'product/3fa1-1600x1000.jpg', 'product/3fa1-1600x1000-773d.w640.webp', ''])(
    'SITE-13 say nothing where there is nothing known: %s',
    (path) => expect(pictureFacts(path)).toBeUndefined(),
  );

  it('SITE-13 lead from a width to the original and back, and to no width above the original', () => {
    expect(pictureWidths({ width: 1600 })).toEqual([160, 320, 640, 1280, 1600]);
    expect(pictureWidths({ width: 120 })).toEqual([120]);
    expect(sizedPicturePath(PATH, 640, 'avif')).toBe('product/3fa1-1600x1000-773d856436c5.w640.avif');
    expect(sizedPicturePath(PATH, 1600, 'webp')).toBe(PATH);
    for (const width of pictureWidths({ width: 1600 }))
      expect(originalPicturePath(sizedPicturePath(PATH, width, 'avif'))).toBe(PATH);
    expect(originalPicturePath(previewPicturePath(PATH) ?? '')).toBe(PATH);
    expect(previewPicturePath('band-member/a-200x200.webp')).toBeUndefined();
    expect(originalPicturePath('slip/ab12.jpg')).toBe('slip/ab12.jpg');
  });
});
