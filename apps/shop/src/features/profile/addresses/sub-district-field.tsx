import type { Place } from '@wethi/contract/places';
import { useCombobox } from 'downshift';
import { useId, useMemo } from 'react';
import { FieldError } from '../../../ui/feedback/alert';
import field from '../../../ui/fields/field.module.css';
import menu from '../../../ui/overlay/menu.module.css';
import { classNames } from '../../../ui/class-names';
import styles from './addresses.module.css';
import { partNames } from './part-names';

interface SubDistrictFieldProps {
  label: string;
  /** Of the postcode; none where one types freely. */
  places: Place[];
  value: string;
  onType: (text: string) => void;
  onChoose: (place: Place) => void;
  error?: string;
}

/** The sub-districts of a postcode, found by typing a part of their name. */
export function SubDistrictField({ label, places, value, onType, onChoose, error }: SubDistrictFieldProps) {
  const items = useMemo(() => {
    const isNamed = ({ subDistrict }: Place) => subDistrict === value.trim();
    if (!places.some(isNamed)) return places.filter(({ subDistrict }) => subDistrict.includes(value.trim()));
    // All of them, to choose another; the first one is what Enter takes.
    return [...places.filter(isNamed), ...places.filter((place) => !isNamed(place))];
  }, [places, value]);
  const { isOpen, highlightedIndex, getLabelProps, getInputProps, getMenuProps, getItemProps } = useCombobox<Place>({
    items,
    inputValue: value,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    // Tabbing away is no choice.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: state.selectedItem } : changes,
    itemToString: () => value,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
  });
  const fault = useId();
  const isShown = isOpen && items.length > 0;
  return (
    <div className={classNames(field.field, styles.combo)}>
      <label {...getLabelProps()}>{label}</label>
      <input
        {...getInputProps({
          // At once: told a render later, the field would lose what is typed quickly.
          onChange: ({ currentTarget }) => onType((currentTarget as HTMLInputElement).value),
        })}
        className={field.input}
        maxLength={80}
        autoComplete="off"
        aria-invalid={Boolean(error)}
        aria-describedby={error ? fault : undefined}
      />
      {error && <FieldError id={fault}>{error}</FieldError>}
      <ul {...getMenuProps()} className={classNames(isShown && menu.menu, styles.places)}>
        {isShown &&
          items.map((place, index) => {
            const names = partNames(place.province);
            return (
              <li
                key={`${place.district}-${place.subDistrict}`}
                {...getItemProps({ item: place, index })}
                className={classNames(styles.place, highlightedIndex === index && styles.highlighted)}
              >
                {names.subDistrict}
                {place.subDistrict}
                <small>
                  {names.district}
                  {place.district} {names.province}
                  {place.province}
                </small>
              </li>
            );
          })}
      </ul>
    </div>
  );
}
