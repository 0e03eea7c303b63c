import { useQueryClient } from '@tanstack/react-query';
import { Form, Skeleton } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Crumbs } from '../../actions/crumbs';
import { ReadFailed } from '../../feedback/read-failed';
import { Card, Page } from '../../layout/page';
import { LeaveGuard } from '../../panel/leave-guard';
import type { Panel } from '../../panel/use-panel';
import type { RowOf } from '../../providers/resource';
import { NewerRow } from '../../record/newer-row';
import { useRecordForm } from '../../record/use-record-form';
import { useNewCoupon } from './copied-coupon';
import { AudienceFields, NameCard, UseCard, ValueCard } from './coupon-fields';
import { CouponLists } from './coupon-lists';
import { CouponState, leftText } from './coupon-state';
import { CouponUsed, couponUsesKey, useCouponUses } from './coupon-used';
import styles from './coupon.module.css';
import { SaveBar } from './save-bar';
import { ShareCard } from './share-card';

type Coupon = RowOf<'coupon'>;

interface CouponEditorProps {
  panel: Panel;
  /** None for a new coupon. */
  id: number | undefined;
}

/** The page of one coupon: what it does, what became of it, and how it is shared (design: 62). */
export function CouponEditor(props: CouponEditorProps) {
  const client = useQueryClient();
  const [saves, setSaves] = useState(0);
  const stay = () => {
    // Its limit stands beside its uses.
    void client.invalidateQueries({ queryKey: couponUsesKey(props.id) });
    setSaves(saves + 1);
  };
  return <Editor key={saves} {...props} stay={stay} />;
}

function Editor({ panel, id, stay }: CouponEditorProps & { stay: () => void }) {
  const navigate = useNavigate();
  const created = (newId: number) => void navigate({ search: `edit=${newId}` }, { replace: true });
  const record = { panel, resource: 'coupon', noun: 'คูปอง', id, where: {}, children: null, created, saved: stay };
  const form = useRecordForm<Coupon>(record);
  const { touched, formProps, query, change, save, saving, overwrite, look } = form;
  const coupon = query?.data?.data;
  const begun = useNewCoupon(panel.value);
  const { data: uses } = useCouponUses(id);
  const values = id === undefined ? begun : coupon;
  return (
    <Page>
      <LeaveGuard panel={panel} touched={touched} />
      <header className={styles.top}>
        <Crumbs to="/coupon" list="คูปอง" back={panel.close}>
          {coupon ? coupon.coupon_code : 'คูปองใหม่'}
        </Crumbs>
        <h2>
          {coupon ? coupon.coupon_code : 'คูปองใหม่'} {coupon && <CouponState coupon={coupon} used={uses?.used} />}
        </h2>
        {coupon && uses && <p className="secondary">{leftText(coupon, uses.used)}</p>}
      </header>
      {query?.error && <ReadFailed what="ข้อมูล" error={query.error} retry={query.refetch} />}
      {!values && !query?.error && <Skeleton active paragraph={{ rows: 8 }} />}
      {change && <NewerRow change={change} look={look} overwrite={overwrite} />}
      {values && (
        // The lists below have forms of their own, which must not stand within this one.
        <Form {...formProps} component={false} layout="vertical" initialValues={values} scrollToFirstError>
          <div className={styles.columns}>
            <div className={styles.cards}>
              <form
                id="coupon"
                className={styles.cards}
                onSubmit={(event) => {
                  event.preventDefault();
                  save();
                }}
              >
                <NameCard />
                <ValueCard />
                <UseCard used={uses?.used} />
              </form>
              <Card title="ใครใช้ได้">
                <AudienceFields />
                {coupon ? (
                  <CouponLists coupon={coupon} />
                ) : (
                  <p className={`${styles.later} secondary`}>บันทึกคูปองแล้ววางอีเมลหรือเบอร์โทรได้ที่นี่</p>
                )}
              </Card>
            </div>
            {coupon && (
              <aside className={styles.cards} aria-label="การใช้และการแชร์">
                <CouponUsed id={coupon.id} />
                <ShareCard coupon={coupon} />
              </aside>
            )}
          </div>
          <SaveBar coupon={coupon} touched={touched} saving={saving} canSave={!change} />
        </Form>
      )}
    </Page>
  );
}
