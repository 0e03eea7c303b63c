import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { APPLICATION_STATE, type ApplicationState } from '@wethi/contract';
import { phone } from '@wethi/format';
import { call, fetchFile } from '@wethi/http';
import { Progress, Skeleton, Table, type TableColumnType } from 'antd';
import { EllipsisVertical, Hourglass, IdCard, Signature } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ActionMenu } from '../../actions/action-menu';
import { FileMenu } from '../../actions/file-menu';
import { IconButton } from '../../actions/icon-button';
import { LinkAction } from '../../actions/link-action';
import { asCards } from '../../columns/cards';
import cards from '../../columns/cards.module.css';
import { recordDay } from '../../columns/record-time';
import { EmptyBox } from '../../feedback/empty-box';
import { ReadFailed } from '../../feedback/read-failed';
import { StatusTag } from '../../feedback/status-tag';
import { FormSelect } from '../../fields/form-select';
import { SearchBox } from '../../filters/search-box';
import { Card, Page } from '../../layout/page';
import { usePanel } from '../../panel/use-panel';
import { ApplicationDialog } from './application-dialog';
import { useCourses } from './use-courses';
import { CourseTabs } from './course-tabs';
import styles from './courses.module.css';

type Learner = Schema<'Learner'>;

const PAGE_SIZE = 20;

/** Who learns which course, how far they are, and until when. What is looked for stands in the address. */
export default function UserCoursePage() {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const product_id = Number(search.get('course')) || undefined;
  const page = Number(search.get('page')) || 1;
  const courses = useCourses();
  const application = usePanel('application');
  const { data, error, refetch } = useQuery({
    queryKey: ['userCourse', q, product_id, page],
    queryFn: () => call('GET', 'userCourse', { query: { q: q || undefined, product_id, page } }),
    placeholderData: (before) => before,
  });
  const change = (changed: Record<string, string | undefined>) =>
    setSearch((now) => {
      for (const [name, value] of Object.entries({ page: undefined, ...changed }))
        if (value) now.set(name, value);
        else now.delete(name);
      return now;
    });
  return (
    <>
      <CourseTabs />
      <Page>
        <Card>
          <div className={`${styles.body} ${styles.filters}`}>
            <SearchBox placeholder="ชื่อหรือเบอร์" value={q} onSearch={(words) => change({ q: words })} />
            <FormSelect
              aria-label="คอร์ส"
              value={product_id ?? 0}
              onChange={(id: number) => change({ course: id ? String(id) : undefined })}
              options={[{ value: 0, label: 'ทุกคอร์ส' }, ...courses]}
            />
            <FileMenu
              name="ผู้เรียน"
              word="ส่งออก"
              fetch={(format) => fetchFile('userCourseFile', { query: { q: q || undefined, product_id, format } })}
            />
          </div>
          {error && <ReadFailed what="ผู้เรียน" error={error} retry={refetch} />}
          {!data && !error && <Skeleton active />}
          {data && (
            <Table<Learner>
              rowKey={({ user_id, product_id: id }) => `${user_id}.${id}`}
              dataSource={data.data}
              className={`${cards.cards} ${cards.placed}`}
              locale={{ emptyText: <EmptyBox text="ยังไม่มีผู้เรียน คนที่ซื้อคอร์สและยืนยันการชำระเงินแล้วจะอยู่ที่นี่" /> }}
              pagination={{
                current: page,
                pageSize: PAGE_SIZE,
                total: data.total,
                showSizeChanger: false,
                showTotal: (total, [first, last]) => `${first} ถึง ${last} จาก ${total}`,
                onChange: (to) => change({ page: String(to) }),
              }}
              columns={asCards<Learner, TableColumnType<Learner>>([
                {
                  title: 'ผู้เรียน',
                  className: cards.first,
                  render: (_, { name, user_tel }) => (
                    <span className={styles.named}>
                      {name}
                      {name !== phone(user_tel) && <small className="number">{phone(user_tel)}</small>}
                    </span>
                  ),
                },
                { title: 'คอร์ส', dataIndex: 'product_title', className: cards.second },
                {
                  title: 'เรียนไปแล้ว',
                  className: cards.third,
                  render: (_, { seen, lessons, product_type }) => (
                    <div className={styles.progress}>
                      <Progress
                        percent={lessons ? Math.round((seen / lessons) * 100) : 0}
                        showInfo={false}
                        aria-label={`เรียนไปแล้ว ${seen} จาก ${lessons} ${unitOf(product_type)}`}
                      />
                      <small className="secondary number">
                        {seen} จาก {lessons} {unitOf(product_type)}
                      </small>
                    </div>
                  ),
                },
                {
                  title: 'มาเรียนสด',
                  className: 'number',
                  render: (_, { came, checked }) => (checked ? `${came} / ${checked}` : '—'),
                },
                {
                  title: 'เรียนได้ถึง',
                  className: 'number',
                  render: (_, { until }) => recordDay(until),
                },
                {
                  title: 'ใบสมัคร',
                  className: cards.secondEnd,
                  render: (_, { application }) => <ApplicationTag state={application ?? 'none'} />,
                },
                {
                  key: 'actions',
                  title: <span className="unseen">จัดการ</span>,
                  className: cards.actions,
                  width: 1,
                  render: (_, learner) => (
                    <ActionMenu label={`จัดการ ${learner.name}`} icon={<EllipsisVertical size={20} />}>
                      {learner.application === 'signed' && (
                        <IconButton
                          label="ดูใบสมัคร"
                          icon={<Signature size={18} />}
                          onClick={() => application.show(`${learner.user_id}.${learner.product_id}`)}
                        />
                      )}
                      <LinkAction to={`/user/${learner.user_id}`} label="เปิดหน้าลูกค้า" icon={<IdCard size={18} />} />
                    </ActionMenu>
                  ),
                },
              ])}
            />
          )}
        </Card>
      </Page>
      <ApplicationDialog key={application.opened} panel={application} />
    </>
  );
}

/** What is taught live is counted in times. */
function unitOf(type: Learner['product_type']): string {
  return type === 'T' ? 'ครั้ง' : 'บท';
}

const TONES = { signed: 'ok', wait: 'wait', none: 'info' } as const;
const ICONS = { signed: Signature, wait: Hourglass, none: undefined };

function ApplicationTag({ state }: { state: ApplicationState }) {
  const Icon = ICONS[state];
  return (
    <StatusTag tone={TONES[state]} icon={Icon && <Icon size={14} aria-hidden />}>
      {APPLICATION_STATE[state]}
    </StatusTag>
  );
}
