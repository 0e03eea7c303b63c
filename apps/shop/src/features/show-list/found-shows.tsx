import { SearchX } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/actions/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { paths } from '../../config/paths';
import { BandGroup } from './band-group';
import styles from './found-shows.module.css';
import { MoreShows, useMoreShows } from './more-shows';
import type { PackageAllData } from './package-all-data.server';
import { filterCount, ORDERS } from './show-filter';

/** The shows of a list, the leading band's first; keyed by what was asked for, as it keeps what it fetched besides. */
export function FoundShows({ data, onReset }: { data: PackageAllData; onReset: () => void }) {
  const more = useMoreShows(data);
  if (!data.found && data.filter.q)
    return <NothingLike q={data.filter.q} onReset={filterCount(data.filter) > 0 ? onReset : undefined} />;
  if (!data.found) return <NothingFound bandName={data.bandName} onReset={onReset} />;
  const isOwn = ({ band_id }: { band_id: number }) => band_id === data.leading?.id;
  const others = more.shows.filter((show) => !isOwn(show));
  const shared = {
    orderLabel: data.filter.q && data.filter.order === 'soon' ? 'ตรงกับคำค้นที่สุด' : ORDERS[data.filter.order],
    singleBand: data.bandName !== null,
  };
  return (
    <>
      {data.leading && <BandGroup band={data.leading} shows={more.shows.filter(isOwn)} {...shared} leads />}
      {others.length > 0 && (
        <BandGroup shows={others} {...shared} title={data.filter.q ? 'งานแสดงที่พบ' : undefined} leads={!data.leading} />
      )}
      <div className={styles.more}>
        <MoreShows {...more} />
      </div>
    </>
  );
}

function NothingFound({ bandName, onReset }: { bandName: string | null; onReset: () => void }) {
  return (
    <EmptyState icon={SearchX} title="ไม่พบงานแสดง" text="ลองเลือกตัวกรองให้กว้างขึ้น หรือดูงานแสดงของวงอื่น">
      <Button size="small" onClick={onReset}>
        ล้างตัวกรอง
      </Button>
      {bandName && (
        <ButtonLink kind="ghost" size="small" to={paths.shows}>
          ดูทุกวง
        </ButtonLink>
      )}
    </EmptyState>
  );
}

function NothingLike({ q, onReset }: { q: string; onReset?: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={`ไม่พบงานแสดงที่ตรงกับ “${q}”`}
      text="ลองใช้คำที่สั้นลง หรือค้นด้วยชื่องานแสดง วง สมาชิก หรือชื่อเพลง"
    >
      {onReset && (
        <Button size="small" onClick={onReset}>
          ล้างตัวกรอง
        </Button>
      )}
      <ButtonLink kind={onReset ? 'ghost' : undefined} size="small" to={paths.shows}>
        ดูงานแสดงทั้งหมด
      </ButtonLink>
    </EmptyState>
  );
}
