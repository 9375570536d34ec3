/** The star chart is drawn on a half circle of this radius; its centre is in the middle of the foot. */
export const skyRadius = 600

const innerRing = 100
const rimGap = 1
const meridianStep = 15

type Star = readonly [x: number, y: number, size: number]

const stars = {
  west: [401.4, 444.9, 9],
  capella: [367.3, 302.1, 14],
  south: [480.4, 331.4, 8],
  vega: [517.6, 175.9, 17],
  middle: [637.6, 242, 10],
  deneb: [748.3, 143.5, 13],
  inner: [770, 317.1, 9],
  east: [898.4, 321.7, 12],
  low: [828.6, 468, 8],
  upperWest: [342, 153.1, 6],
  upperEast: [925, 168.7, 7],
  farWest: [216.3, 429.2, 7],
  farEast: [1070.5, 456.2, 6],
  zenith: [581.2, 60.3, 6],
} as const satisfies Record<string, Star>

const figures: readonly (readonly Star[])[] = [
  [stars.west, stars.capella, stars.south, stars.vega, stars.middle, stars.deneb, stars.east],
  [stars.middle, stars.inner, stars.low],
  [stars.capella, stars.upperWest],
  [stars.deneb, stars.upperEast],
]

/** Path of the rings, from the inner one to the rim. */
export const ringsPath = [innerRing, 200, 300, 400, 500, skyRadius - rimGap].map(arc).join('')

/** Path of the lines of longitude, one for each 15 degrees. */
export const meridiansPath = anglesBetween(meridianStep, 180 - meridianStep, meridianStep)
  .map((angle) => spoke(angle, innerRing, skyRadius))
  .join('')

/**
 * The degree marks on the rim: one for each degree, longer for each fifth, longest for each
 * fifteenth. Each is the dash of a stroke as wide as the mark is long, on an arc of 180 units.
 */
export const tickArcs = [
  { step: 1, length: 6 },
  { step: 5, length: 12 },
  { step: 15, length: 20 },
].map(({ step, length }) => ({
  path: arc(skyRadius - rimGap - length / 2),
  width: length,
  dashes: `.1 ${round(step - 0.1)}`,
}))

/** Path of the lines that join stars into figures. */
export const figuresPath = figures
  .map((points) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`)
  .join('')

/** Path of the four-point stars. */
export const starsPath = Object.values(stars).map(starPath).join('')

function anglesBetween(first: number, last: number, step: number): number[] {
  return Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step)
}

function arc(radius: number): string {
  return `M${skyRadius - radius} ${skyRadius}a${radius} ${radius} 0 0 1 ${2 * radius} 0`
}

function spoke(angle: number, from: number, to: number): string {
  return `M${pointAt(angle, from)}L${pointAt(angle, to)}`
}

function pointAt(angle: number, radius: number): string {
  const radians = (angle * Math.PI) / 180
  return `${round(skyRadius - radius * Math.cos(radians))} ${round(skyRadius - radius * Math.sin(radians))}`
}

function starPath([x, y, size]: Star): string {
  const waist = round(size * 0.22)
  const point = round(size - waist)
  return (
    `M${x} ${round(y - size)}l${waist} ${point} ${point} ${waist} ${-point} ${waist} ` +
    `${-waist} ${point} ${-waist} ${-point} ${-point} ${-waist} ${point} ${-waist}z`
  )
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
