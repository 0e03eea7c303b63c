import { History, Radio, Ticket } from 'lucide-react';
import { Link } from 'react-router';
import { Breadcrumb } from '../ui/layout/breadcrumb';
import { Chip, LiveChip } from '../ui/actions/chip';
import { Gallery } from '../ui/media/gallery';
import type { CourseView } from '../api-types';
import type { PageHandle } from '../config/page-handle';
import { paths } from '../config/paths';
import { BuyBar } from '../features/show-page/buy-bar';
import { BuyCard } from '../features/show-page/buy-card';
import { CoursePage } from '../features/courses/page/course-page';
import { packageData, type PackageProduct } from '../features/show-page/package-data.server';
import { PackageFacts } from '../features/show-page/package-facts';
import { packageMeta } from '../features/show-page/package-meta';
import { PackageTabs } from '../features/show-page/package-tabs';
import { lengthOfAccess } from '../features/courses/lessons';
import { useDialogs } from '../overlays/dialogs';
import { SaveButton } from '../shows/save-button';
import { ShareButton } from '../ui/actions/share-button';
import { BUY_FORM } from '../features/show-page/buy-form';
import { usePriceChoice } from '../features/show-page/use-price-choice';
import { readOne } from '../server/read.server';
import PaymentOverlay from '../shell/payment-overlay';
import styles from './package.module.css';
import { leadTo } from '../server/cache-control';
import type { Route } from './+types/package';

export { shouldRevalidate } from '../overlays/overlay';

export const handle: PageHandle = { wholeWithoutScripts: true, PaymentOverlay };

export function loader({ params, request }: Route.LoaderArgs) {
  if (!params.productUrl) throw leadTo(paths.shows, 301);
  return packageOrCourse(params.productUrl, new URL(request.url).search);
}

/** Of a course its lessons, too. */
async function packageOrCourse(productUrl: string, search: string) {
  const data = await packageData(productUrl, search);
  const { id, product_type } = data.product;
  return { ...data, course: product_type === 'M' ? null : ((await readOne('courseView', { product_id: id })) ?? null) };
}

type PageData = Awaited<ReturnType<typeof packageOrCourse>>;

export const meta: Route.MetaFunction = (page) => (page.loaderData ? packageMeta(page, page.loaderData) : []);

export default function Package({ loaderData }: Route.ComponentProps) {
  return <PackagePage key={loaderData.product.id} data={loaderData} />;
}

function PackagePage({ data }: { data: PageData }) {
  const { product, course } = data;
  const choice = usePriceChoice(data);
  const { open } = useDialogs();
  const extras = (
    <div className={styles.extras}>
      <ShareButton title={product.product_title} />
      <SaveButton id={product.id} />
    </div>
  );
  const buyForm = (
    <form
      id={BUY_FORM}
      onSubmit={(event) => {
        event.preventDefault();
        open({ name: 'pay', price: choice.tier?.id });
      }}
    />
  );
  if (course)
    return (
      <>
        <CoursePage
          product={product}
          course={course}
          detail={data.detail}
          buyCard={<BuyCard choice={choice} includes={includedIn(course)} />}
          buyBar={<BuyBar choice={choice} />}
          extras={extras}
        />
        {buyForm}
      </>
    );
  return (
    <div className={`wrap ${styles.top}`}>
      <Breadcrumb
        parents={[
          { to: paths.shows, title: 'งานแสดง' },
          { to: paths.band(product.band_name), title: product.band_name },
        ]}
        current={product.product_title}
      />
      <div className={styles.layout}>
        <div>
          <Gallery label="ภาพงานแสดง" title={product.product_title} pictures={data.pictures} />
        </div>
        <Title product={product} />
        <div>
          <PackageFacts product={product} today={data.today} />
        </div>
        <aside className={styles.buy} aria-label="ซื้อบัตร">
          <BuyCard choice={choice} />
          {extras}
        </aside>
        <div>
          <PackageTabs {...data} />
        </div>
      </div>
      <BuyBar choice={choice} />
      {buyForm}
    </div>
  );
}

/** What a course comes with, beside its lessons. */
function includedIn({ days, files, bookings }: CourseView): string[] {
  return [
    `เรียนได้ ${lengthOfAccess(days)} ดูซ้ำกี่รอบก็ได้`,
    files > 0 && 'เอกสารและไฟล์ประกอบ โหลดเก็บได้',
    'ถามครูใต้บทเรียน',
    bookings > 0 && `จองเรียนตัวต่อตัวกับครูได้ ${bookings} ครั้ง`,
  ].filter((line) => line !== false);
}

function Title({ product }: { product: PackageProduct }) {
  return (
    <div className={styles.title}>
      <div className={styles.chips}>
        <Kind product={product} />
      </div>
      <h1>{product.product_title}</h1>
      <p className="t2">
        {product.product_subtitle && `${product.product_subtitle} ของ `}
        <Link className="link" to={paths.band(product.band_name)}>
          {product.band_name}
        </Link>
      </p>
    </div>
  );
}

function Kind({ product }: { product: PackageProduct }) {
  if (product.product_status === 'end') return <Chip>{product.stage_status === 'Cancel' ? 'ยกเลิก' : 'จบแล้ว'}</Chip>;
  if (product.product_format === 'onsite')
    return (
      <Chip kind="brand">
        <Ticket aria-hidden />
        ที่นั่งในฮอลล์
      </Chip>
    );
  const replay = (
    <Chip kind={product.product_status === 'replay' ? 'brand' : 'neutral'}>
      <History aria-hidden />
      ดูย้อนหลังได้
    </Chip>
  );
  if (product.product_status === 'replay') return replay;
  return (
    <>
      {product.product_live === 'Y' ? (
        <LiveChip />
      ) : (
        <Chip kind="brand">
          <Radio aria-hidden />
          ไลฟ์สดออนไลน์
        </Chip>
      )}
      {replay}
    </>
  );
}
