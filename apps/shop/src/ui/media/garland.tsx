import styles from './garland.module.css';

interface Ring {
  beads: number;
  radius: number;
  size: number;
  /** In turns. */
  colours: readonly string[];
}

interface Kind {
  name: string;
  rings: readonly Ring[];
  /** Where the tails hang. */
  tails: readonly number[];
  /** The bead in the middle of each tail. */
  tail: string;
}

const WHITE = 'white';
const ROSE = 'rose';
const RED = 'red';
const VIOLET = 'violet';
const THREE = [30, 38, 46];

const JASMINE: Kind = {
  name: 'มะลิ',
  rings: [{ beads: 16, radius: 22, size: 4.2, colours: [WHITE] }],
  tails: [38],
  tail: WHITE,
};

/** From how many baht on which. */
const KINDS: readonly [baht: number, kind: Kind][] = [
  [
    500,
    {
      name: 'พวงใหญ่',
      rings: [
        { beads: 26, radius: 26, size: 3.2, colours: [WHITE, VIOLET, ROSE] },
        { beads: 20, radius: 20, size: 3.4, colours: [WHITE] },
        { beads: 13, radius: 14, size: 3.4, colours: [ROSE, RED] },
      ],
      tails: THREE,
      tail: ROSE,
    },
  ],
  [
    200,
    {
      name: 'สามชาย',
      rings: [
        { beads: 22, radius: 24, size: 3.6, colours: [RED, WHITE] },
        { beads: 14, radius: 17, size: 3.8, colours: [WHITE] },
      ],
      tails: THREE,
      tail: WHITE,
    },
  ],
  [
    100,
    {
      name: 'มะลิกุหลาบ',
      rings: [{ beads: 18, radius: 22, size: 4.2, colours: [ROSE, WHITE, WHITE] }],
      tails: [38],
      tail: ROSE,
    },
  ],
];

function kindOf(baht: number): Kind {
  return KINDS.find(([from]) => baht >= from)?.[1] ?? JASMINE;
}

/** What a garland of so many baht is called. */
export function garlandName(baht: number): string {
  return kindOf(baht).name;
}

/** A garland as large as what it costs. */
export function Garland({ baht, width }: { baht: number; width: number }) {
  const { rings, tails, tail } = kindOf(baht);
  return (
    <svg
      className={styles.garland}
      width={width}
      height={Math.round((width * 84) / 76)}
      viewBox="0 0 76 84"
      fill="none"
      aria-hidden
    >
      <circle className={styles.leaf} cx="38" cy="30" r="22" />
      {rings.map((ring) => (
        <Beads key={ring.radius} {...ring} />
      ))}
      {tails.map((x) => (
        <g key={x}>
          {[57, 61.8, 66.6].map((y, index) => (
            <circle key={y} data-colour={index === 1 ? tail : WHITE} cx={x} cy={y} r="2.9" />
          ))}
          <circle data-colour="knot" cx={x} cy="72" r="4" />
          <path className={styles.tassel} d={`M${x} 75v8M${x - 1} 75l-4 6M${x + 1} 75l4 6`} />
        </g>
      ))}
    </svg>
  );
}

function Beads({ beads, radius, size, colours }: Ring) {
  return Array.from({ length: beads }, (_, index) => {
    const angle = (index / beads) * 2 * Math.PI;
    const [x, y] = [38 + radius * Math.sin(angle), 30 - radius * Math.cos(angle)];
    return (
      <circle key={index} data-colour={colours[index % colours.length]} cx={x.toFixed(1)} cy={y.toFixed(1)} r={size} />
    );
  });
}
