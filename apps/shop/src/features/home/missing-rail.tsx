import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { Section } from '../../ui/layout/section';

/** In the place of a rail that could not be read. The link reads the page anew, before scripts have come, too. */
export function MissingRail({ title }: { title: string }) {
  return (
    <Section title={title}>
      <p className="muted">
        ขออภัย โหลดรายการส่วนนี้ไม่ได้ในขณะนี้{' '}
        <Link className="link" to={paths.home} replace preventScrollReset>
          ลองใหม่
        </Link>
      </p>
    </Section>
  );
}
