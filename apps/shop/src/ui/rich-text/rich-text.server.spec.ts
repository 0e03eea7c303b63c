import { plainText, richText } from './rich-text.server';

const PATH = 'info-page/0123456789abcdef-1600x1000-773d856436c5';

describe('HTML of details', () => {
  it('SITE-09 SITE-13 a picture within a text has its size and its widths, and waits until somebody comes to it', () => {
    const html = richText(`<p>ก</p><img alt="สลิป &gt; &quot;ตัวอย่าง&quot;" src="/files/${PATH}.webp" onload="1" />`);
    expect(html).toContain(`<picture><source type="image/avif" srcset="/files/${PATH}.w160.avif 160w, `);
    expect(html).toContain(`<img src="/files/${PATH}.webp" srcset="/files/${PATH}.w160.webp 160w, `);
    expect(html).toContain(' width="720" height="450" loading="lazy" decoding="async"');
    expect(html).toContain(' alt="สลิป &gt; &quot;ตัวอย่าง&quot;"');
    expect(html).not.toContain('onload');
    expect(plainText(html, 100)).toBe('ก');
  });

  it('SITE-05 SITE-09 words without marks are text, with the signs that were typed', () => {
    expect(plainText('<p>Rock &amp; Roll: ราคา &lt; 500 &gt; 300&nbsp;บาท &amp;lt;</p>', 100)).toBe(
      'Rock & Roll: ราคา < 500 > 300 บาท &lt;',
    );
    expect(plainText('<p>ก &amp; ข</p>', 4)).toBe('ก &…');
  });

  it('SITE-09 a small picture stays as small as it is', () => {
    const html = richText('<img src="/files/info-page/ab-300x200.webp" />');
    expect(html).toContain(' width="300" height="200" ');
    expect(html).toContain(' alt=""');
  });

  it('SITE-09 shows no picture of elsewhere, no SVG and no script', () => {
    const foreign = [
      'https://evil.example/a-9x9.webp',
      '/files/a/b.svg',
      '//evil.example/files/a/b-9x9.webp',
      'data:,',
    ];
    const written = foreign.map((src) => `<img src="${src}" />`).join('');
    expect(richText(`<p>ก</p>${written}<svg><script>1</script></svg>`)).toBe('<p>ก</p>');
  });
});
