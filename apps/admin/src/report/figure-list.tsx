interface FigureListProps {
  label: string;
  /** Name, value and what stands below it. */
  figures: readonly (readonly string[])[];
  className?: string;
}

/** Figures side by side. */
export function FigureList({ label, figures, className }: FigureListProps) {
  return (
    <dl className={className} aria-label={label}>
      {figures.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b className="number">{value}</b>
            <small className="number">{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
