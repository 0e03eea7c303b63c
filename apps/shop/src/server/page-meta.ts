import { fileUrl } from '@wethi/browser';
import { PREVIEW_WIDTH, pictureFacts, previewPicturePath } from '@wethi/contract';
import type { MetaDescriptor } from 'react-router';
import { SITE_NAME } from '../config/site';

const DESCRIPTION = 'ไลฟ์สดและดูย้อนหลังงานแสดงบนเวที เลือกซื้อบัตรของวงและคณะที่ชอบ แล้วดูได้ทุกอุปกรณ์';
/** In `public/`, for pages without a picture of their own. */
const SITE_PICTURE = { url: '/preview.jpg', width: 1200, height: 630 };

export interface PageFacts {
  /** Without the name of the site, which every title ends with (product.md §2). */
  title: string;
  description?: string;
  /** Path of an uploaded picture, as a column has it. */
  image?: string | null;
  /** Path of a JPEG that was drawn for previews; it goes before `image`. */
  preview?: string | null;
  /** The page's one address for search engines and previews; a page without is not for search engines. */
  path?: string;
}

/** What the route's `meta` gets; the root, which knows the site's own address, is the first match. */
interface MetaArguments {
  matches: readonly [{ loaderData?: { publicUrl: string } }, ...unknown[]];
}

/** What search engines, LINE and Facebook read of a page. */
export function pageMeta({ matches: [root] }: MetaArguments, page: PageFacts): MetaDescriptor[] {
  const { title, description = DESCRIPTION, image, preview, path } = page;
  const publicUrl = root.loaderData?.publicUrl ?? '';
  const picture = preview ? { ...SITE_PICTURE, url: fileUrl(preview) } : pictureOf(image);
  return [
    { title: `${title} | ${SITE_NAME}` },
    { name: 'description', content: description },
    ...(path === undefined
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link', rel: 'canonical', href: publicUrl + path },
          { property: 'og:url', content: publicUrl + path },
        ]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:locale', content: 'th_TH' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: publicUrl + picture.url },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function pictureOf(image: string | null | undefined): typeof SITE_PICTURE {
  const facts = image ? pictureFacts(image) : undefined;
  const preview = image && previewPicturePath(image);
  if (!facts || !preview) return SITE_PICTURE;
  const width = Math.min(facts.width, PREVIEW_WIDTH);
  return { url: fileUrl(preview), width, height: Math.round((facts.height * width) / facts.width) };
}
