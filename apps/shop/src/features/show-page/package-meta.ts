import { fileUrl } from '@wethi/browser';
import { clockTime, longDate } from '@wethi/format';
import type { MetaDescriptor } from 'react-router';
import { paths } from '../../config/paths';
import { SITE_NAME } from '../../config/site';
import { pageMeta } from '../../server/page-meta';
import type { PackageData } from './package-data.server';
import { priceText } from '../../shows/prices/price-text';
import { showDate } from '../../shows/show-card';

/** When and by whom, for the previews of LINE and Facebook. */
function occasion({ product }: PackageData): string {
  const date = showDate(product);
  const time = product.stage_time_start && clockTime(product.stage_time_start);
  return [product.band_name, date && product.product_type === 'M' && [longDate(date), time].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(' · ');
}

const ATTENDANCE = {
  online: 'https://schema.org/OnlineEventAttendanceMode',
  onsite: 'https://schema.org/OfflineEventAttendanceMode',
  both: 'https://schema.org/MixedEventAttendanceMode',
} as const;

/** On the page, in a hall, or both. */
function placesOf({ product_format: format, stage_title }: PackageData['product'], url: string): object[] {
  const page = { '@type': 'VirtualLocation', url };
  const hall = { '@type': 'Place', name: stage_title ?? SITE_NAME, address: stage_title ?? 'ประเทศไทย' };
  return [...(format === 'onsite' ? [] : [page]), ...(format === 'online' ? [] : [hall])];
}

/** The day alone where nobody knows the hour. */
function beginOf(product: PackageData['product']): string {
  const date = showDate(product) ?? '';
  return product.stage_time_start ? `${date}T${product.stage_time_start}+07:00` : date;
}

/** What a search engine may say that it costs: nothing of what is sold no more, or has no price yet. */
function offerOf({ product, placesLeft }: PackageData, url: string): { offers?: object } {
  if (product.product_status === 'end' || !priceText(product)) return {};
  const availability = `https://schema.org/${placesLeft !== null && placesLeft <= 0 ? 'SoldOut' : 'InStock'}`;
  const price = { price: product.product_price.toFixed(2), priceCurrency: 'THB' };
  return { offers: { '@type': 'Offer', url, ...price, ...(product.product_status !== 'coming' && { availability }) } };
}

/** Structured data of a show, for search engines (schema.org Event). */
function eventData(data: PackageData, url: string): Record<string, unknown> {
  const { product, publicUrl } = data;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: product.product_title,
    startDate: beginOf(product),
    ...(product.stage_status === 'Cancel' && { eventStatus: 'https://schema.org/EventCancelled' }),
    eventAttendanceMode: ATTENDANCE[product.product_format],
    location: placesOf(product, url),
    image: data.pictures.map((path) => publicUrl + fileUrl(path)),
    description: data.description,
    performer: { '@type': 'PerformingGroup', name: product.band_name },
    organizer: { '@type': 'Organization', name: SITE_NAME, url: publicUrl },
    ...offerOf(data, url),
  };
}

/** A course needs a category beside its price. */
function courseOffer(product: PackageData['product'], url: string): { offers?: object } {
  if (!priceText(product)) return {};
  const price = { price: product.product_price.toFixed(2), priceCurrency: 'THB' };
  return { offers: { '@type': 'Offer', url, ...price, category: product.product_price > 0 ? 'Paid' : 'Free' } };
}

/** Structured data of a course (schema.org Course). */
function courseData(data: PackageData, url: string): Record<string, unknown> {
  const { product, publicUrl } = data;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: product.product_title,
    description: data.description || product.product_title,
    url,
    inLanguage: 'th',
    image: data.pictures.map((path) => publicUrl + fileUrl(path)),
    provider: { '@type': 'Organization', name: SITE_NAME, url: publicUrl },
    ...courseOffer(product, url),
  };
}

/** Where the page stands, for search engines (schema.org BreadcrumbList). */
function breadcrumbData({ product, publicUrl }: PackageData): Record<string, unknown> {
  const steps = [
    ['งานแสดง', paths.shows],
    [product.band_name, paths.bandPage(product.band_name)],
    [product.product_title, paths.show(product.product_url)],
  ] as const;
  const items = steps.map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: publicUrl + path,
  }));
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: items };
}

/** A recording that can be watched again (schema.org VideoObject). */
function videoData(data: PackageData, url: string): Record<string, unknown> {
  const { product, publicUrl, pictures } = data;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: product.product_title,
    description: data.description || occasion(data),
    thumbnailUrl: pictures.map((path) => publicUrl + fileUrl(path)),
    uploadDate: `${showDate(product)}T${product.stage_time_to ?? '23:59:59'}+07:00`,
    url,
    isAccessibleForFree: product.product_price === 0 && product.product_free === 'Y',
    ...offerOf(data, url),
  };
}

/** @param page what the route's `meta` gets */
export function packageMeta(page: Parameters<typeof pageMeta>[0], data: PackageData): MetaDescriptor[] {
  const { product, publicUrl, pictures } = data;
  const path = paths.show(product.product_url);
  const isEvent = product.product_type === 'M' && showDate(product);
  return [
    ...pageMeta(page, {
      title: product.product_title,
      description: [occasion(data), data.description].filter(Boolean).join(' — '),
      image: pictures[0],
      preview: product.product_share_img,
      path,
    }),
    ...(isEvent ? [{ 'script:ld+json': eventData(data, publicUrl + path) }] : []),
    ...(product.product_type !== 'M' ? [{ 'script:ld+json': courseData(data, publicUrl + path) }] : []),
    ...(isEvent && product.product_status === 'replay'
      ? [{ 'script:ld+json': videoData(data, publicUrl + path) }]
      : []),
    { 'script:ld+json': breadcrumbData(data) },
  ];
}
