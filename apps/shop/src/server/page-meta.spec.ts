import { pageMeta } from './page-meta';

const PAGE = { matches: [{ loaderData: { publicUrl: 'https://wethi.example' } }] } as const;

describe('what search engines, LINE and Facebook read of a page', () => {
  it('SITE-05 a page with an address of its own has that, and the JPEG of its picture', () => {
    const image = 'product/3f-1600x1000-773d856436c5.webp';
    const meta = pageMeta(PAGE, { title: 'แสงสุดท้าย', description: 'ไลฟ์สด', image, path: '/package/saeng' });
    expect(meta).toEqual(
      expect.arrayContaining([
        { title: 'แสงสุดท้าย | เวที' },
        { name: 'description', content: 'ไลฟ์สด' },
        { tagName: 'link', rel: 'canonical', href: 'https://wethi.example/package/saeng' },
        {
          property: 'og:image',
          content: 'https://wethi.example/files/product/3f-1600x1000-773d856436c5.w1200.jpg',
        },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '750' },
      ]),
    );
    expect(JSON.stringify(meta)).not.toContain('noindex');
  });

  it.each([undefined, null, 'product/old.webp', 'band-member/face-200x200-773d856436c5.webp'])(
    'SITE-05 one without a picture that is large enough has that of the site: %s',
    (image) => {
      expect(pageMeta(PAGE, { title: 'งานแสดง', image, path: '/packageAll' })).toContainEqual({
        property: 'og:image',
        content: 'https://wethi.example/preview.jpg',
      });
    },
  );

  it('SITE-05 a picture that was drawn for it goes before all others', () => {
    const image = 'product/3f-1600x1000-773d856436c5.webp';
    expect(pageMeta(PAGE, { title: 'แสง', image, preview: 'share/7-0f.jpg', path: '/package/saeng' })).toContainEqual({
      property: 'og:image',
      content: 'https://wethi.example/files/share/7-0f.jpg',
    });
  });

  it('SITE-05 one without an address of its own is not for search engines', () => {
    const meta = pageMeta(PAGE, { title: 'ข้อมูลสมาชิก' });
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(JSON.stringify(meta)).not.toContain('canonical');
  });
});
