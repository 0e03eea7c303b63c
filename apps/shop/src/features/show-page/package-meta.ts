import { fileUrl } from '@wethi/browser';
import { clockTime, longDate } from '@wethi/format';
import type { MetaDescriptor } from 'react-router';
import { paths } from '../../config/paths';
import { pageTitle, SITE_NAME } from '../../config/site';
import type { PackageData } from './package-data.server';
import { showDate } from '../../shows/show-card';

/** When and by whom, for the previews of LINE and Facebook. */
function occasion({ product }: PackageData): string {
  const date = showDate(product);
  const time = product.stage_time_start && clockTime(product.stage_time_start);
  return [product.band_name, date && product.product_type === 'M' && [longDate(date), time].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(' · ');
}

/** Structured data of a show, for search engines (schema.org Event). */
function eventData(data: PackageData, url: string): Record<string, unknown> {
  const { product, publicUrl } = data;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: product.product_title,
    startDate: `${showDate(product)}T${product.stage_time_start ?? '00:00:00'}+07:00`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    image: data.pictures.map((path) => publicUrl + fileUrl(path)),
    description: data.description,
    performer: { '@type': 'PerformingGroup', name: product.band_name },
    organizer: { '@type': 'Organization', name: SITE_NAME, url: publicUrl },
    offers: { '@type': 'Offer', url, price: product.product_price.toFixed(2), priceCurrency: 'THB' },
  };
}

export function packageMeta(data: PackageData): MetaDescriptor[] {
  const { product, publicUrl, pictures } = data;
  const url = publicUrl + paths.show(product.product_url);
  const description = [occasion(data), data.description].filter(Boolean).join(' — ');
  return [
    { title: pageTitle(product.product_title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:locale', content: 'th_TH' },
    { property: 'og:url', content: url },
    { property: 'og:title', content: product.product_title },
    { property: 'og:description', content: description },
    ...(pictures[0] ? [{ property: 'og:image', content: publicUrl + fileUrl(pictures[0]) }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(product.product_type === 'M' && showDate(product) ? [{ 'script:ld+json': eventData(data, url) }] : []),
  ];
}
