import { useNotification } from '@refinedev/core';
import type { Schema } from '@wethi/api-client';
import { PRODUCT_STATUS, type YesNo } from '@wethi/contract';
import { count } from '@wethi/format';
import { Button, Form, Modal, Skeleton } from 'antd';
import { Check, Copy, ExternalLink, Eye, EyeOff, Smartphone } from 'lucide-react';
import { lazy, Suspense, useEffect, useReducer, useState } from 'react';
import { useNavigate } from 'react-router';
import { Crumbs } from '../../../actions/crumbs';
import { recordTime } from '../../../columns/record-time';
import { FormUploads } from '../../../fields/pending-uploads';
import { ReadFailed } from '../../../feedback/read-failed';
import { StatusTag } from '../../../feedback/status-tag';
import { Page } from '../../../layout/page';
import { LeaveGuard } from '../../../panel/leave-guard';
import { usePanel, type Panel } from '../../../panel/use-panel';
import { shopUrl } from '../../../providers/shop-url';
import { changedValues } from '../../../record/changed-values';
import { useRecordForm } from '../../../record/use-record-form';
import { CopyDialog } from '../copy-dialog';
import { PhonePreview } from '../preview/phone-preview';
import { PriceRows } from '../prices/price-rows';
import { useTiers } from '../prices/use-tiers';
import { MediaCard } from '../set-list/media-list';
import { SongsCard } from '../set-list/songs-card';
import { BankCard, DaysCard, MainCard, PicturesCard, PlacesCard, PricesCard } from './cards';
import { ChatCard } from './chat-card';
import { Conflict } from './conflict';
import { DetailsCard } from './details-card';
import { useLeaveWords } from './leave-words';
import { Mistakes } from './mistakes';
import { fieldsOf } from './sections';
import styles from './editor.module.css';
import { ProductSaveBar } from './save-bar';
import { ProductSections } from './product-sections';
import { useFigures } from './use-figures';

const AlsoEditing = lazy(() => import('../../../record/also-editing'));

type Product = Schema<'Product'>;

const NEW_PRODUCT: Partial<Product> = {
  product_type: 'M',
  product_format: 'online',
  product_status: 'coming',
  product_disable: 'N',
  product_price_list: 'N',
  product_free: 'N',
  product_queue: 'N',
};

interface ProductEditorProps {
  panel: Panel;
  /** None for a new product. */
  id: number | undefined;
}

/** The page of one product, from its name to its set list, beside what a visitor's phone will show (design: 51). */
export function ProductEditor(props: ProductEditorProps) {
  const [saves, setSaves] = useState(0);
  return <Editor key={saves} {...props} stay={() => setSaves(saves + 1)} />;
}

function Editor({ panel, id, stay }: ProductEditorProps & { stay: () => void }) {
  const navigate = useNavigate();
  const copying = usePanel('copy');
  const { open: notify } = useNotification();
  const tiers = useTiers(id);
  // What is typed into either form shows in the navigation, the bar and the preview.
  const [, follow] = useReducer((turn: number) => turn + 1, 0);
  const [savingTiers, setSavingTiers] = useState(false);
  const created = (newId: number) => void navigate({ search: `edit=${newId}` }, { replace: true });
  const record = { panel, resource: 'product', noun: 'สินค้า', id, where: {}, children: null, created, saved: stay };
  const { touched, formProps, query, uploads, change, save, saving, overwrite, look } = useRecordForm<Product>(record);
  const product = query?.data?.data;
  const values = id === undefined ? NEW_PRODUCT : product;
  // The fields take what was read once it is rendered: what differs from it is known a turn later.
  useEffect(() => follow(), [product]);
  const form = formProps.form;
  const typed: object = form?.getFieldsValue() ?? {};
  const changed = values ? fieldsOf(Object.keys(changedValues(values, typed))) : [];
  const tiersChanged = tiers.count();
  const question = useLeaveWords(changed, tiersChanged);

  /** The tiers first, so that a product never sells at several prices without one; nothing while a field is wrong. */
  const saveAll = async () => {
    const valid = await Promise.all([form?.validateFields(), tiers.read && tiers.form.validateFields()]).then(
      () => true,
      () => false,
    );
    follow();
    if (!valid) return save();
    const pricesChanged = tiers.count() > 0;
    setSavingTiers(true);
    const saved = await tiers.save();
    setSavingTiers(false);
    // Of prices alone the product's own form has nothing to tell.
    const isOfPrices =
      Object.keys(changedValues(values ?? {}, form?.getFieldsValue() ?? {})).length === 0 && pricesChanged;
    if (saved && isOfPrices) notify?.({ type: 'success', message: 'บันทึก สำเร็จ' });
    if (saved) save();
  };
  return (
    <Page>
      <LeaveGuard panel={panel} touched={() => touched() || tiers.count() > 0} question={question} />
      <Head panel={panel} product={product} copy={() => copying.show(id)} />
      {id !== undefined && (
        <Suspense>
          <AlsoEditing resource="product" id={id} />
        </Suspense>
      )}
      {query?.error && <ReadFailed what="ข้อมูล" error={query.error} retry={query.refetch} />}
      {!values && !query?.error && <Skeleton active paragraph={{ rows: 8 }} />}
      {values && (
        // Prices, topics and songs have forms of their own, which must not stand within one.
        <FormUploads value={uploads}>
          <Form
            {...formProps}
            component={false}
            layout="vertical"
            initialValues={values}
            scrollToFirstError
            onValuesChange={follow}
            onFieldsChange={follow}
          >
            <div className={styles.columns}>
              <ProductSections changed={changed} tiersChanged={tiersChanged > 0} />
              <div className={styles.cards}>
                <Mistakes />
                <MainCard />
                <DaysCard product={product} />
                <PricesCard product={product}>
                  <Prices id={id} tiers={tiers} changed={follow} save={() => void saveAll()} />
                </PricesCard>
                <PlacesCard />
                <PicturesCard changed={follow} />
                <DetailsCard product_id={id} />
                <SongsCard product={product} />
                <MediaCard />
                <BankCard />
                <ChatCard product={product} />
              </div>
              {change && product && (
                <Conflict id={product.id} change={change} before={product} look={look} overwrite={overwrite} />
              )}
              <aside className={styles.aside} aria-label="ตัวอย่างบนมือถือ">
                <header>
                  <h2>ตัวอย่างบนมือถือ</h2>
                  {(changed.length > 0 || tiersChanged > 0) && <small className="secondary">ยังไม่บันทึก</small>}
                </header>
                <PhonePreview tiers={tiers.form} />
              </aside>
            </div>
            <Look tiers={tiers.form} />
            <ProductSaveBar
              before={values}
              changed={changed}
              tiersChanged={tiersChanged}
              saving={saving || savingTiers}
              canSave={!change && !tiers.change}
              save={() => void saveAll()}
              leave={panel.close}
              gaveBack={follow}
            />
          </Form>
        </FormUploads>
      )}
      <CopyDialog key={copying.opened} panel={copying} />
    </Page>
  );
}

interface HeadProps {
  panel: Panel;
  product: Product | undefined;
  copy: () => void;
}

function Head({ panel, product, copy }: HeadProps) {
  const looking = usePanel('preview');
  return (
    <header className={styles.top}>
      <div className={styles.name}>
        <Crumbs to="/product" list="สินค้า" back={panel.close}>
          {product ? product.product_title : 'สินค้าใหม่'}
        </Crumbs>
        <h2>
          {product ? product.product_title : 'สินค้าใหม่'}
          {product && (
            <>
              <StatusTag
                tone={product.product_status === 'sale' ? 'ok' : 'info'}
                icon={product.product_status === 'sale' && <Check size={14} aria-hidden />}
              >
                {PRODUCT_STATUS[product.product_status]}
              </StatusTag>
              <Seen disabled={product.product_disable} />
            </>
          )}
        </h2>
        {product && (
          <p className="secondary">
            <Figures product={product} />
          </p>
        )}
      </div>
      <div className={styles.ways}>
        <Button className={styles.look} icon={<Smartphone size={18} aria-hidden />} onClick={() => looking.show()}>
          ตัวอย่างบนมือถือ
        </Button>
        {product?.product_disable === 'N' && (
          <Button
            icon={<ExternalLink size={18} aria-hidden />}
            href={shopUrl(`/package/${product.product_url}`)}
            target="_blank"
          >
            ดูหน้าเว็บ
          </Button>
        )}
        {product && (
          <Button icon={<Copy size={18} aria-hidden />} onClick={copy}>
            คัดลอกงานนี้
          </Button>
        )}
      </div>
    </header>
  );
}

function Seen({ disabled }: { disabled: YesNo }) {
  return disabled === 'N' ? (
    <StatusTag tone="info" icon={<Eye size={14} aria-hidden />}>
      เห็นหน้าเว็บ
    </StatusTag>
  ) : (
    <StatusTag tone="wait" icon={<EyeOff size={14} aria-hidden />}>
      ซ่อนจากหน้าเว็บ
    </StatusTag>
  );
}

/** How many tickets are sold, and who saved it last. */
function Figures({ product }: { product: Product }) {
  const data = useFigures(product);
  const by = data?.changed_by ? ` โดย ${data.changed_by}` : '';
  return (
    <>
      {data && `ขายแล้ว ${count(data.sold)} ใบ · `}แก้ล่าสุด {recordTime(product.update_at)}
      {by}
    </>
  );
}

/** Where the page has no room for the phone beside it. */
function Look({ tiers }: Parameters<typeof PhonePreview>[0]) {
  const looking = usePanel('preview');
  return (
    <Modal
      open={looking.open}
      title="ตัวอย่างบนมือถือ"
      okText="ปิด"
      cancelButtonProps={{ hidden: true }}
      onOk={looking.close}
      onCancel={looking.close}
      destroyOnHidden
    >
      <PhonePreview tiers={tiers} />
    </Modal>
  );
}

interface PricesProps {
  id: number | undefined;
  tiers: ReturnType<typeof useTiers>;
  changed: () => void;
  save: () => void;
}

function Prices({ id, tiers, changed, save }: PricesProps) {
  const last = Form.useWatch<string | null | undefined>('product_to');
  const first = Form.useWatch<string | null | undefined>('product_start');
  const publish = Form.useWatch<string | null | undefined>('product_publish_date');
  if (id === undefined) return <p className="secondary">บันทึกงานก่อน แล้วใส่ราคาแต่ละแบบได้ที่นี่</p>;
  return (
    <PriceRows tiers={tiers} publish={publish ?? null} last={last ?? first ?? null} changed={changed} save={save} />
  );
}
