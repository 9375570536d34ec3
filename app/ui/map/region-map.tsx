import { type Level, levelOf } from '../chart/heat-map.tsx'
import { classes } from '../classes.ts'
import { mapFacts, pictured } from './map-facts.ts'
import * as styles from './region-map.css.ts'

/** What a country has: `value` of any one unit, `text` for people. */
export type MapValue = { country: string; name: string; value: number; text: string }

type RegionMapProps = {
  of: 'world' | 'europe'
  /** Says what the picture shows; the same figures stand in a table beside it. */
  label: string
  values: readonly MapValue[]
}

/**
 * A map whose countries are the darker the more they have. Shapes come from one picture that all
 * pages share (`public/pictures/maps`); a country too small to be seen gets a dot.
 */
export function RegionMap({ of, label, values }: RegionMapProps) {
  const { width, height, codes, small } = mapFacts[of]
  const most = Math.max(...values.map(({ value }) => value), 0)
  const known = new Map(values.map((value) => [value.country, value]))
  const href = (code: string) => `/pictures/maps/${of}.svg#${code}`
  const dots = Object.entries(small).flatMap(([code, place]) => {
    const value = known.get(code)
    return value ? [{ value, place }] : []
  })
  return (
    <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <use href={href('rest')} className={styles.land} />
      {codes.split(' ').map((code) => {
        const value = known.get(code)
        return (
          <use key={code} href={href(code)} className={lookOf(value, most)}>
            {value && <title>{`${value.name}: ${value.text}`}</title>}
          </use>
        )
      })}
      {dots.map(({ value, place: [x, y] }) => (
        <circle
          key={value.country}
          cx={x}
          cy={y}
          r="6"
          className={classes(styles.dot, lookOf(value, most))}
        >
          <title>{`${value.name}: ${value.text}`}</title>
        </circle>
      ))}
    </svg>
  )
}

function lookOf(value: MapValue | undefined, most: number): string {
  const level: Level = value ? levelOf(value.value, most) : 'none'
  return styles.levels[level]
}

/** @returns the smallest map that shows every country of these: of Europe, or of the world */
export function mapFor(countries: readonly string[]): RegionMapProps['of'] {
  const { codes, small } = mapFacts.europe
  const european = new Set([...codes.split(' '), ...Object.keys(small)])
  for (const edge of beyondEurope) european.delete(edge)
  return countries.every((code) => european.has(code)) ? 'europe' : 'world'
}

/** Of these the map of Europe shows no more than a corner. */
const beyondEurope = [
  'DZ',
  'TN',
  'MA',
  'SY',
  'LB',
  'IQ',
  'IR',
  'KZ',
  'GL',
  'JO',
  'IL',
  'LY',
  'EG',
  'SA',
]

const withShape = new Set(pictured.split(' '))

/** The shape of one country by itself, beside its name. Gives nothing for a code without one. */
export function CountryShape({ country }: { country: string }) {
  if (!withShape.has(country)) return null
  return (
    <svg className={styles.shape} viewBox="0 0 240 240" aria-hidden="true">
      <use href={`/pictures/maps/countries.svg#${country}`} />
    </svg>
  )
}
