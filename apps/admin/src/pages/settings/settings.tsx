import { recordTime } from '../../columns/record-time';
import { Button, Skeleton } from 'antd';
import { History, Save } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PageBar, Saved, Unsaved } from '../../actions/page-bar';
import { Section, SectionNav } from '../../actions/section-nav';
import { ReadFailed } from '../../feedback/read-failed';
import { Card, Page } from '../../layout/page';
import { useLeaveQuestion } from '../../panel/use-leave-question';
import { useMay } from '../../providers/access';
import { BandRooms } from './band-rooms';
import { Control } from './control';
import { EffectDialog, touchesBuyers } from './effect-dialog';
import { faultOf } from './faults';
import { GROUPS } from './groups';
import { OwnersOnly } from './owners-only';
import { SettingRow } from './setting-row';
import { SpentOnSms } from './spent-on-sms';
import styles from './settings.module.css';
import {
  changesOf,
  entriesOf,
  namesOf,
  useSaveSettings,
  useSettings,
  valueOf,
  type SettingName,
  type SettingValue,
  type Shown,
  type Typed,
} from './use-settings';

const QUESTION = {
  title: 'ยังไม่ได้บันทึก',
  content: 'ที่แก้ไว้ ออกไปตอนนี้จะหาย',
  okText: 'ออกโดยไม่บันทึก',
  cancelText: 'กลับไปแก้ต่อ',
};

/** What holds for the whole shop, beside what the program says of it (ADMIN-05). */
export default function SettingsPage() {
  const { data, error, refetch } = useSettings();
  return (
    <Page>
      {error && !data && <ReadFailed what="ค่าที่ตั้งไว้" error={error} retry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 12 }} />}
      {data && <Settings shown={data} />}
    </Page>
  );
}

function Settings({ shown }: { shown: Shown }) {
  const mayWrite = useMay('settings.write');
  const [typed, setTyped] = useState<Typed>({});
  const [asking, ask] = useState(false);
  /** What was typed meanwhile stays. */
  const done = (saved: readonly SettingName[]) => {
    setTyped((others) => Object.fromEntries(entriesOf(others).filter(([name]) => !saved.includes(name))));
    ask(false);
  };
  const { save, saving } = useSaveSettings(shown, done);
  const changes = changesOf(shown, typed);
  const changed = namesOf(changes);
  useLeaveQuestion(
    () => changed.length > 0,
    (from, to) => from.pathname === to.pathname,
    QUESTION,
  );
  const set = (name: SettingName, value: SettingValue) => setTyped((others) => ({ ...others, [name]: value }));
  const wrong = changed.find((name) => faultOf(name, valueOf(name, shown, typed)));
  const sections = GROUPS.map(({ id, title, icon, rules }) => ({
    id,
    label: title,
    icon,
    unsaved: rules.some(({ name }) => changed.includes(name)),
  }));
  const press = () => {
    if (wrong) document.getElementById(`setting-${wrong}`)?.focus();
    else if (touchesBuyers(changes)) ask(true);
    else save(changes);
  };
  return (
    <>
      {!mayWrite && <OwnersOnly />}
      <div className={styles.columns}>
        <SectionNav label="หัวข้อ" sections={sections} />
        <div className={styles.cards}>
          {GROUPS.map(({ id, title, rules }) => (
            <Section key={id} id={id}>
              <Card title={title}>
                {rules.map((rule) => {
                  const { name } = rule;
                  const value = valueOf(name, shown, typed);
                  const usual = shown.defaults[name] ?? null;
                  const isFixed = shown.fixed.includes(name);
                  const fault = changed.includes(name) ? faultOf(name, value) : undefined;
                  return (
                    <SettingRow
                      key={name}
                      rule={rule}
                      usual={usual}
                      isUsual={value === usual}
                      isFixed={isFixed}
                      fault={fault}
                      giveBack={mayWrite ? () => set(name, null) : undefined}
                    >
                      <Control
                        rule={rule}
                        value={value}
                        change={(chosen) => set(name, chosen)}
                        disabled={isFixed || !mayWrite}
                        wrong={fault !== undefined}
                      />
                      {name === 'sms_month_budget' && <SpentOnSms budget={Number(value)} />}
                    </SettingRow>
                  );
                })}
                {id === 'chat' && <BandRooms />}
                {id === 'tax' && <Vat />}
              </Card>
            </Section>
          ))}
        </div>
      </div>
      {mayWrite && (
        <SettingsBar shown={shown} changed={changed.length} saving={saving} save={press} discard={() => setTyped({})} />
      )}
      <EffectDialog
        open={asking}
        shown={shown}
        changes={changes}
        saving={saving}
        save={() => save(changes)}
        close={() => ask(false)}
      />
    </>
  );
}

function Vat() {
  return (
    <div className={styles.row}>
      <div>
        <b>ภาษีมูลค่าเพิ่ม</b>
        <p className="secondary">กำหนดโดยกฎหมาย แก้ไม่ได้</p>
      </div>
      <b className="number">7%</b>
      <div className={`${styles.usual} secondary`}>แก้ไม่ได้</div>
    </div>
  );
}

interface SettingsBarProps {
  shown: Shown;
  changed: number;
  saving: boolean;
  save: () => void;
  discard: () => void;
}

function SettingsBar({ shown: { update_at, changed_by }, changed, saving, save, discard }: SettingsBarProps) {
  const navigate = useNavigate();
  const last = update_at && `บันทึกล่าสุด ${recordTime(update_at)}${changed_by ? ` โดย ${changed_by}` : ''}`;
  return (
    <PageBar says={changed > 0 ? <Unsaved>แก้แล้ว {changed} ค่า ยังไม่บันทึก</Unsaved> : last && <Saved>{last}</Saved>}>
      <Button icon={<History size={18} aria-hidden />} onClick={() => void navigate('/audit?entity=ShopSetting')}>
        ประวัติการแก้
      </Button>
      {changed > 0 && <Button onClick={discard}>ทิ้งที่แก้</Button>}
      <Button
        type="primary"
        icon={<Save size={18} aria-hidden />}
        loading={saving}
        disabled={changed === 0}
        onClick={save}
      >
        บันทึก
      </Button>
    </PageBar>
  );
}
