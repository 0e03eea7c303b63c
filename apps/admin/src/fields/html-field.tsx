import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { Field, type FieldProps } from './field';
import type { HtmlEditorProps } from './html-editor';

// The editor is larger than all other fields together, and most forms have none.
const HtmlEditor = lazy(() => import('./html-editor'));

function HtmlInput(props: HtmlEditorProps) {
  return (
    <Suspense fallback={<Skeleton active title={false} />}>
      <HtmlEditor {...props} />
    </Suspense>
  );
}

/** Text with headings, lists, links and, where it is said how they are sent, pictures, for somebody who knows no HTML; the server cleans it again. */
export function HtmlField<Row>({ pictures, ...field }: FieldProps<Row> & Pick<HtmlEditorProps, 'pictures'>) {
  return (
    <Field<Row> {...field}>
      <HtmlInput label={field.label} pictures={pictures} />
    </Field>
  );
}
