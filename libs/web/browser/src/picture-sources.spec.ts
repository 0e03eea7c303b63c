import { pictureSources, pictureUrl } from './picture-sources';

const PATH = 'product/3f-1600x1000-773d856436c5.webp';

describe('where a picture is loaded from', () => {
  it('SITE-13 in widths up to twice what its place takes', () => {
    const sources = pictureSources(PATH, { width: 317, height: 198, sizes: '(max-width: 599px) 72vw, 317px' });
    expect(sources).toEqual({
      src: '/files/product/3f-1600x1000-773d856436c5.w640.webp',
      webp: expect.stringMatching(/^\S+\.w160\.webp 160w, \S+\.w320\.webp 320w, \S+\.w640\.webp 640w$/),
      avif: expect.stringMatching(/^\S+\.w160\.avif 160w, \S+\.w320\.avif 320w, \S+\.w640\.avif 640w$/),
      sizes:
        '(max-width: 599px) and (min-resolution: 2.5dppx) calc(72vw * 0.70), (min-width: 0) and (min-resolution: 2.5dppx) calc(317px * 0.70), (max-width: 599px) 72vw, 317px',
    });
  });

  it('SITE-13 wider where its place is narrower than the picture, of which a part is seen', () => {
    const { sizes, webp } = pictureSources(PATH, { width: 315, height: 394, sizes: '(max-width: 599px) 52vw, 315px' });
    expect(sizes).toMatch(/, \(max-width: 599px\) calc\(52vw \* 1\.41\), calc\(315px \* 1\.41\)$/);
    expect(webp).toContain('1280w');
  });

  it('SITE-13 the original is the largest, and has a file of its own as AVIF', () => {
    const { src, avif } = pictureSources(PATH, { width: 1440, height: 720, sizes: '100vw' });
    expect([src, avif]).toEqual([`/files/${PATH}`, expect.stringContaining('.w1600.avif 1600w')]);
  });

  it('SITE-13 a face beside a name is the smallest file', () => {
    expect(pictureUrl('band-member/a-600x600-773d856436c5.webp', 22)).toMatch(/\.w160\.webp$/);
    expect(pictureUrl('band-member/a-120x120-773d856436c5.webp', 22)).toBe(
      '/files/band-member/a-120x120-773d856436c5.webp',
    );
  });

  it('SITE-13 a picture that is not kept in widths is loaded as it is', () => {
    expect(pictureSources('product/old.webp', { width: 315, height: 394, sizes: '315px' })).toEqual({
      src: '/files/product/old.webp',
    });
  });
});
