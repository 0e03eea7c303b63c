import { Select, type RefSelectProps, type SelectProps } from 'antd';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';

type FormSelectProps<Value> = SelectProps<Value> & { ref?: Ref<RefSelectProps> };

/** A Select whose being required is said at its combobox only, not also at the box around it, which has no role. */
export function FormSelect<Value>({ ref, ...props }: FormSelectProps<Value>) {
  const select = useRef<RefSelectProps>(null);
  useImperativeHandle(ref, () => select.current as RefSelectProps);
  useEffect(() => select.current?.nativeElement.removeAttribute('aria-required'));
  return <Select<Value> {...props} ref={select} />;
}
