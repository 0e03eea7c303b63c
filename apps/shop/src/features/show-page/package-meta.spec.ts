import type { PackageData } from './package-data.server';
import { packageMeta } from './package-meta';

type Page = Parameters<typeof packageMeta>[0];
const PAGE = { matches: [{ loaderData: { publicUrl: 'https://wethi.example' } }] } as unknown as Page; // the parts that the head is made of

function dataOf(product: object, placesLeft: number | null = null): PackageData {
  const shown = {
    ...{
      product_title: 'คลื่นสีน้ำเงิน',
      product_url: 'blue',
      product_type: 'M',
      product_status: 'sale',
      product_price: 590,
      product_format: 'online',
      stage_title: 'โรงละครริมน้ำ',
    },
    ...{ band_name: 'ห้องเสียงสีฟ้า', stage_date: '2026-11-28', stage_time_start: '19:30:00', stage_time_to: '22:00:00' },
    ...product,
  };
  return {
    product: shown,
    placesLeft,
    pictures: [],
    description: '',
    publicUrl: 'https://wethi.example',
  } as unknown as PackageData; // the parts that the head is made of
}

const structured = (product: object, placesLeft?: number) =>
  packageMeta(PAGE, dataOf(product, placesLeft)).flatMap((entry) =>
    'script:ld+json' in entry ? [entry['script:ld+json'] as Record<string, unknown>] : [],
  );

describe('what search engines read of a show', () => {
  it.each([
    ['a show', { product_status: 'sale' }, ['Event', 'BreadcrumbList']],
    ['a replay', { product_status: 'replay' }, ['Event', 'VideoObject', 'BreadcrumbList']],
    ['a course', { product_type: 'C' }, ['Course', 'BreadcrumbList']],
  ])('SITE-12 says what %s is and where it stands', (_, product, types) => {
    expect(structured(product).map((data) => data['@type'])).toEqual(types);
  });

  it('SITE-12 says that a show was called off', () => {
    const off = { product_status: 'end', stage_status: 'Cancel' };
    expect(structured(off)[0]).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect(structured({ stage_status: 'Ready' })[0]).not.toHaveProperty('eventStatus');
  });

  it('SITE-12 says that a show is in a hall, on which day, and that it is sold out or over', () => {
    const hall = { '@type': 'Place', name: 'โรงละครริมน้ำ', address: 'โรงละครริมน้ำ' };
    const page = { '@type': 'VirtualLocation', url: 'https://wethi.example/package/blue' };
    const [onsite] = structured({ product_format: 'onsite', stage_time_start: null }, 0);
    expect(onsite).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: [hall],
      startDate: '2026-11-28',
      offers: { price: '590.00', availability: 'https://schema.org/SoldOut' },
    });
    const [both] = structured({ product_format: 'both' }, 3);
    expect(both).toMatchObject({ location: [page, hall], startDate: '2026-11-28T19:30:00+07:00' });
    const [over] = structured({ product_status: 'end' });
    expect(over).toMatchObject({ location: [page] });
    expect(over).not.toHaveProperty('offers');
  });

  it('SITE-12 leads from the list over the band to the show, and says when it was recorded', () => {
    const [, video, crumbs] = structured({ product_status: 'replay' });
    expect(video).toMatchObject({ uploadDate: '2026-11-28T22:00:00+07:00', isAccessibleForFree: false });
    const items = (crumbs?.['itemListElement'] as { position: number; item: string }[]).map(({ item }) => item);
    const band = encodeURIComponent('ห้องเสียงสีฟ้า');
    const [list, page, show] = ['/packageAll', `/band/${band}`, '/package/blue'].map(
      (path) => `https://wethi.example${path}`,
    );
    expect(items).toEqual([list, page, show]);
  });
});
