import { Link } from 'react-router';
import type { CourseView } from '../../../api-types';
import { paths } from '../../../config/paths';
import { Picture } from '../../../ui/media/picture';
import styles from './other-courses.module.css';
import { priceText } from '../../../shows/prices/price-text';

/** What else the coach teaches; nothing where there is nothing. */
export function OtherCourses({ course: { coach, others } }: { course: CourseView }) {
  if (!coach || others.length === 0) return null;
  return (
    <div className={styles.others}>
      <h2>เรียนต่อกับ{coach.coach_name}</h2>
      {others.map(({ product_url, product_title, product_img, product_price, product_free, lessons }) => (
        <Link key={product_url} className={styles.course} to={paths.show(product_url)}>
          <Picture path={product_img} width={96} height={96} sizes="72px" className={styles.picture} />
          <span>
            <b>{product_title}</b>
            <span className="small muted">{lessons} บท</span>
            <span className="num">{priceText({ product_price, product_free })}</span>
          </span>
        </Link>
      ))}
    </div>
  );
}
