import { type FormEvent, useEffect, useRef } from 'react';
import {
  Form,
  Link,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
  useNavigationType,
  useSearchParams,
  useSubmit,
} from 'react-router';
import { PillLink, PillRow } from '../ui/layout/pill';
import { paths } from '../config/paths';
import { FilterFields } from '../features/show-list/filter-fields';
import { FilterSheet } from '../features/show-list/filter-sheet';
import { FoundShows } from '../features/show-list/found-shows';
import { BESIDES } from '../features/show-list/more-shows';
import { packageAllData, type PackageAllData } from '../features/show-list/package-all-data.server';
import { shouldRevalidate as isOtherPage, withoutOverlay } from '../overlays/overlay';
import { filterCount, filterFrom, ORDERS } from '../features/show-list/show-filter';
import styles from './package-all.module.css';
import { pageMeta } from '../server/page-meta';
import type { Route } from './+types/package-all';

export const handle = { wholeWithoutScripts: true };

export function loader({ params, request }: Route.LoaderArgs) {
  return packageAllData(params.bandName, new URL(request.url).searchParams);
}

/** A page fetched besides that did not come is null, which the list alone reads; the page itself never asks for such. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<PackageAllData> {
  const data = serverLoader();
  const isBesides = new URL(request.url).searchParams.has(BESIDES);
  return isBesides ? data.catch(() => null as never) : data;
}

/** Where only the address says that more is shown, it stands there already. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl } = change;
  const showsMore = currentUrl.search !== nextUrl.search && listOf(currentUrl) === listOf(nextUrl);
  return !showsMore && isOtherPage(change);
}

/** What of an address says which shows are listed, without how many. */
function listOf({ pathname, search }: { pathname: string; search: string }): string {
  const asked = withoutOverlay(search);
  asked.delete('show');
  return `${pathname}?${asked}`;
}

export const meta: Route.MetaFunction = (page) => {
  if (!page.loaderData) return [];
  const { bandName, shows, filter } = page.loaderData;
  if (filter.q) return pageMeta(page, { title: `ค้นหา “${filter.q}”` });
  const title = bandName ? `งานแสดงของ${bandName}` : 'งานแสดง';
  return pageMeta(page, {
    title,
    description: `${title} ไลฟ์สดและดูย้อนหลังบนเวที เลือกซื้อบัตรและดูได้ทุกอุปกรณ์`,
    image: shows[0]?.product_img,
    path: bandName ? paths.band(bandName) : paths.shows,
  });
};

/** Writes the form's choices into the address; empty ones, and how much was shown, fall away. The open sheet stays. */
function useFilterForm() {
  const submit = useSubmit();
  const [search, setSearch] = useSearchParams();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    const chosen = new FormData(event.currentTarget);
    for (const [name, value] of [...chosen]) if (value === '') chosen.delete(name);
    for (const name of ['q', 'order', 'dialog']) {
      const value = search.get(name);
      if (value && !chosen.has(name)) chosen.set(name, value);
    }
    void submit(chosen, { method: 'get', preventScrollReset: true, replace: true });
  };
  const change = (name: string, value: string) =>
    setSearch(
      (now) => {
        now.set(name, value);
        now.delete('show');
        now.delete('page');
        return now;
      },
      { preventScrollReset: true, replace: true },
    );
  const reset = () => {
    const kept = new URLSearchParams();
    for (const name of ['q', 'dialog']) for (const value of search.getAll(name)) kept.append(name, value);
    setSearch(kept, { preventScrollReset: true, replace: true });
  };
  return { apply, change, reset };
}

/** Back closes the sheet and leads to the list as it was before; what was chosen meanwhile stays chosen. */
function useKeptChoices() {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const wentBack = useNavigationType() === 'POP';
  const chosen = useRef<{ pathname: string; list: string }>(undefined);
  const list = String(withoutOverlay(search.toString()));
  const isOpen = search.get('dialog') === 'filter';
  useEffect(() => {
    const kept = chosen.current;
    chosen.current = isOpen ? { pathname, list } : undefined;
    if (!isOpen && wentBack && kept?.pathname === pathname && kept.list !== list)
      setSearch(kept.list, { replace: true, preventScrollReset: true });
  }, [isOpen, list, pathname, wentBack, setSearch]);
}

export default function PackageAll({ loaderData: data }: Route.ComponentProps) {
  useKeptChoices();
  const { apply, change, reset } = useFilterForm();
  const { location: coming } = useNavigation();
  const listKey = listOf(useLocation());
  // What was just chosen shows at once, while the list is on its way.
  const filter = coming ? filterFrom(new URLSearchParams(coming.search)) : data.filter;
  const on = filterCount(filter);
  const busy = Boolean(coming);
  const total = Object.values(data.counts).reduce((sum, products) => sum + products, 0);
  const hidden = data.totalBands - data.bands.length;
  const fields = <FilterFields filter={filter} counts={data.counts} />;
  return (
    <div className="wrap">
      <div className={`spread ${styles.heading}`}>
        <div>
          <h1>{data.filter.q ? `ค้นหา “${data.filter.q}”` : (data.bandName ?? 'งานแสดง')}</h1>
          {data.filter.q ? (
            <FoundLine data={data} />
          ) : (
            <p className="muted">
              {total} รายการ{!data.bandName && `จาก ${data.totalBands} วงและคณะ`}
            </p>
          )}
        </div>
        <label className="no-phone">
          <span className="sr">เรียงตาม</span>
          <select
            className={styles.order}
            value={data.filter.order}
            onChange={(event) => change('order', event.target.value)}
          >
            {Object.entries(ORDERS).map(([value, label]) => (
              <option key={value} value={value}>
                {value === 'soon' && data.filter.q ? 'ตรงกับคำค้นที่สุด' : label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.pills}>
        <PillRow label="เลือกวง">
          <PillLink to={paths.shows} current={!data.bandName}>
            ทุกวง
          </PillLink>
          {data.bands.map((name) => (
            <PillLink key={name} to={paths.band(name)} current={name === data.bandName}>
              {name}
            </PillLink>
          ))}
        </PillRow>
        {hidden > 0 && <p className="small muted">และอีก {hidden} วง พิมพ์ชื่อวงในช่องค้นหาด้านบนได้</p>}
      </div>
      <div className={styles.phoneFilter}>
        <FilterSheet on={on} found={data.found} onReset={reset}>
          <Form method="get" onChange={apply}>
            {fields}
          </Form>
        </FilterSheet>
        <span className="row small muted">{data.found} รายการ</span>
      </div>
      <div className={styles.layout}>
        <aside className={styles.side} aria-label="ตัวกรอง">
          <div className="spread">
            <h2>ตัวกรอง</h2>
            <button type="button" className={`link small ${styles.reset}`} onClick={reset}>
              ล้างทั้งหมด
            </button>
          </div>
          <Form method="get" onChange={apply}>
            {fields}
          </Form>
        </aside>
        <div className={busy ? styles.busy : undefined} aria-busy={busy}>
          <FoundShows key={listKey} data={data} onReset={reset} />
        </div>
      </div>
    </div>
  );
}

/** How much was found, and under which spelling. */
function FoundLine({ data: { found, suggestion } }: { data: PackageAllData }) {
  if (!suggestion) return <p className="muted">พบ {found} รายการ</p>;
  return (
    <p className="muted">
      ไม่พบคำที่สะกดตรงกัน แสดง {found} รายการที่ใกล้เคียงกับ{' '}
      <Link className="link" to={paths.search(suggestion)}>
        “{suggestion}”
      </Link>
    </p>
  );
}
