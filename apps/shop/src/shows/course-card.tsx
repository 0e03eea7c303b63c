import { Link } from 'react-router';
import { Chip } from '../ui/actions/chip';
import { Picture } from '../ui/media/picture';
import { paths } from '../config/paths';
import styles from './course-card.module.css';
import { Price } from './price';
import type { ShowCard } from './show-card';

export function CourseCard({ show }: { show: ShowCard }) {
  return (
    <Link prefetch="intent" className={styles.course} to={paths.show(show.product_url)}>
      <div className={styles.thumb}>
        <Picture path={show.product_img_coures ?? show.product_img} width={132} height={132} sizes="132px" />
      </div>
      <div>
        <Chip>{show.product_type === 'T' ? 'คอร์สเทรด' : 'เรียนย้อนหลัง'}</Chip>
        <h3>{show.product_title}</h3>
        <p className={`small muted ${styles.lines}`}>
          {show.band_name}
          {show.product_subtitle && `\n${show.product_subtitle}`}
        </p>
        <p className={styles.price}>
          <Price show={show} />
        </p>
      </div>
    </Link>
  );
}
