import { Form } from 'antd';
import {
  Calendar,
  FileText,
  Image,
  Landmark,
  ListMusic,
  type LucideIcon,
  MessageSquare,
  PanelsTopLeft,
  Ticket,
  Users,
  Video,
} from 'lucide-react';
import { SectionNav } from '../../../actions/section-nav';
import { SECTIONS, type SectionId } from './sections';

const ICONS: Record<SectionId, LucideIcon> = {
  main: FileText,
  days: Calendar,
  prices: Ticket,
  places: Users,
  pictures: Image,
  details: PanelsTopLeft,
  songs: ListMusic,
  media: Video,
  bank: Landmark,
  chat: MessageSquare,
};

interface ProductSectionsProps {
  /** Columns that differ from what is saved. */
  changed: readonly string[];
  tiersChanged: boolean;
}

/** The sections of a product's page, and which hold something unsaved or wrong. */
export function ProductSections({ changed, tiersChanged }: ProductSectionsProps) {
  const form = Form.useFormInstance();
  const sections = SECTIONS.map(({ id, label, columns }) => ({
    id,
    label,
    icon: ICONS[id],
    wrong: columns.filter((column) => form.getFieldError(column).length > 0).length,
    unsaved: columns.some((column) => changed.includes(column)) || (id === 'prices' && tiersChanged),
  }));
  return <SectionNav label="หัวข้อในหน้านี้" sections={sections} />;
}
