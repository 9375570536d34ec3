import * as styles from './hero.css.ts'

/** Place and radius of each star over the picture, in a chart of 2200 by 1100. */
const stars: readonly (readonly [x: number, y: number, radius: number])[] = [
  [561, 270, 9],
  [640, 156, 13],
  [799, 174, 9],
  [940, 90, 17],
  [1083, 138, 10],
  [1227, 68, 14],
  [1373, 148, 9],
  [1510, 133, 11],
  [1604, 261, 14],
  [1714, 255, 8],
  [988, 33, 6],
  [843, 70, 6],
  [1283, 161, 6],
  [557, 380, 11],
  [465, 369, 7],
  [1682, 382, 9],
]

const lines =
  'M557 380L561 270L640 156L799 174L940 90L1083 138M940 90L1227 68L1373 148L1511 133M1373 148' +
  'L1604 261L1682 382M1604 261L1714 255'

/** A constellation that stays in sight above the picture of the hero. Decoration. */
export function HeroStars() {
  return (
    <svg className={styles.sky} viewBox="0 0 2200 1100" aria-hidden="true">
      <path className={styles.starLines} d={lines} />
      <path className={styles.stars} d={stars.map(starPath).join('')} />
    </svg>
  )
}

function starPath([x, y, radius]: (typeof stars)[number]): string {
  const near = Math.round(radius * 2.2) / 10
  const far = radius - near
  return (
    `M${x} ${y - radius}l${near} ${far} ${far} ${near}-${far} ${near}-${near} ${far}` +
    `-${near}-${far}-${far}-${near} ${far}-${near}z`
  )
}
