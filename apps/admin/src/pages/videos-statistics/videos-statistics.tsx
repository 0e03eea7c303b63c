import { EmptyBox } from '../../feedback/empty-box';
import { ParentSelect, useParentId } from '../../filters/parent-select';
import { Card, Page } from '../../layout/page';
import { VIDEO } from '../../providers/resource';
import { ShowStatistics } from './show-statistics';
import styles from './statistics.module.css';

/** How a show was watched, live and again; which one stands in the address. */
export default function VideosStatisticsPage() {
  const id = useParentId();
  const chooser = (
    <div className={styles.choose}>
      <ParentSelect {...VIDEO} path="/videosStatistics" placeholder="เลือกงานแสดง" />
    </div>
  );
  return (
    <Page>
      {id === undefined && chooser}
      {id === undefined ? (
        <Card>
          <EmptyBox text="เลือกงานแสดงเพื่อดูว่ามีคนดูกี่คน ดูพร้อมกันเท่าไร และดูถึงเพลงไหน" />
        </Card>
      ) : (
        <ShowStatistics key={id} videoId={id} chooser={chooser} />
      )}
    </Page>
  );
}
