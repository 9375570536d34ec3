// @ts-check
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoArea, geoAzimuthalEqualArea, geoCentroid, geoEqualEarth, geoPath } from 'd3-geo'
import isoCountries from 'i18n-iso-countries'
import { feature } from 'topojson-client'

/**
 * The maps of the kit, from Natural Earth's public-domain shapes (npm world-atlas): borders stand as
 * Natural Earth has them, with the one change below.
 *
 * @typedef {import('d3-geo').GeoProjection} Projection
 * @typedef {import('geojson').Feature} Feature
 * @typedef {{ width: number, height: number, codes: string[], small: Record<string, [number, number]> }} MapFacts
 * @typedef {{ svg: string, facts: MapFacts }} DrawnMap
 */
const resolve = createRequire(import.meta.url).resolve
const width = 1000
/** A country with less than this on a map is shown by a dot. */
const smallArea = 12

/** @param {'110m' | '50m'} scale */
function readCountries(scale) {
  const topology = JSON.parse(readFileSync(resolve(`world-atlas/countries-${scale}.json`), 'utf8'))
  const collection = /** @type {import('geojson').FeatureCollection} */ (
    /** @type {unknown} */ (feature(topology, topology.objects.countries))
  )
  return withCrimea(collection.features.filter(({ id }) => id !== '010'))
}

/**
 * Natural Earth draws who holds a place. Crimea stands with Ukraine here, as the United Nations have
 * it (General Assembly resolution 68/262).
 * @param {Feature[]} shapes
 * @returns {Feature[]}
 */
function withCrimea(shapes) {
  const partsOf = (/** @type {Feature} */ { geometry }) =>
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates
      : geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : []
  const isCrimea = (/** @type {import('geojson').Position[][]} */ coordinates) => {
    const [east = 0, north = 0] = geoCentroid({ type: 'Polygon', coordinates })
    return east > 32 && east < 37 && north > 44 && north < 46.5
  }
  const moved = shapes
    .filter(({ id }) => id === '643')
    .flatMap(partsOf)
    .filter(isCrimea)
  return shapes.map((shape) => {
    if (shape.id !== '643' && shape.id !== '804') return shape
    const own = partsOf(shape).filter((part) => !moved.includes(part))
    const coordinates = shape.id === '804' ? [...own, ...moved] : own
    return { ...shape, geometry: { type: 'MultiPolygon', coordinates } }
  })
}

/**
 * The ISO 3166 code of a shape; undefined where the standard has none.
 * @param {Feature} shape
 */
function codeOf({ id, properties }) {
  if (properties?.name === 'Kosovo') return 'XK'
  return id === undefined ? undefined : isoCountries.numericToAlpha2(String(id))
}

/**
 * @param {Feature[]} shapes
 * @param {Projection} projection
 * @param {number} height
 * @param {Feature[]} places Shapes of which those that are too small, or missing, get a dot.
 * @returns {DrawnMap}
 */
function draw(shapes, projection, height, places) {
  const toPath = geoPath(projection).digits(1)
  /** @type {Map<string, string>} */
  const paths = new Map()
  const rest = []
  for (const shape of shapes) {
    const d = thinned(toPath(shape) ?? '', 0.9)
    const code = codeOf(shape)
    if (!d) continue
    if (code) paths.set(code, (paths.get(code) ?? '') + d)
    else rest.push(d)
  }
  /** @type {MapFacts['small']} */
  const small = {}
  for (const [code, place] of byCode(places)) {
    const [x, y] = toPath.centroid(place)
    if (Number.isNaN(x) || x < 0 || y < 0 || x > width || y > height) continue
    if (toPath.area(place) > smallArea && paths.has(code)) continue
    small[code] = [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
  }
  const codes = [...paths.keys()].sort()
  const marks = codes.map((code) => `<path id="${code}" d="${paths.get(code)}"/>`)
  marks.push(`<path id="rest" d="${rest.join('')}"/>`)
  return { svg: sprite(marks), facts: { width, height, codes, small: sorted(small) } }
}

/**
 * The shapes of each country together; some have far islands as shapes of their own.
 * @param {Feature[]} shapes
 */
function byCode(shapes) {
  /** @type {Map<string, import('geojson').FeatureCollection>} */
  const found = new Map()
  for (const shape of shapes) {
    const code = codeOf(shape)
    if (!code) continue
    const known = found.get(code) ?? { type: 'FeatureCollection', features: [] }
    known.features.push(shape)
    found.set(code, known)
  }
  return found
}

/**
 * A path without points nearer to the last than `least`, and without rings that have no room left.
 * @param {string} d
 * @param {number} least
 */
function thinned(d, least) {
  return [...d.matchAll(/M([^MZ]*)Z?/g)]
    .map(([, ring = '']) => {
      const kept = /** @type {[number, number][]} */ ([])
      for (const point of ring.split('L')) {
        const [x = 0, y = 0] = point.split(',').map(Number)
        const last = kept.at(-1)
        if (!last || Math.hypot(x - last[0], y - last[1]) >= least) kept.push([x, y])
      }
      return kept.length < 4 ? '' : `M${kept.map((point) => point.join(' ')).join('L')}z`
    })
    .join('')
}

/**
 * @template T
 * @param {Record<string, T>} record
 * @returns {Record<string, T>}
 */
function sorted(record) {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** @param {string[]} marks */
function sprite(marks) {
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>\n${marks.join('\n')}\n</defs></svg>\n`
}

/** @returns {DrawnMap} */
export function drawWorld() {
  const shapes = readCountries('110m')
  const all = { type: /** @type {const} */ ('FeatureCollection'), features: shapes }
  const height = 500
  const projection = geoEqualEarth().fitSize([width, height], all)
  return draw(shapes, projection, height, readCountries('50m'))
}

/** @returns {DrawnMap} */
export function drawEurope() {
  const shapes = readCountries('50m')
  const height = 840
  const corners = [
    [-10.5, 34.6],
    [-24.5, 65.5],
    [14, 34.4],
    [34.8, 34.4],
    [40, 66],
    [26, 71.3],
  ]
  const projection = geoAzimuthalEqualArea()
    .rotate([-13, -52])
    .fitSize([width, height], { type: 'MultiPoint', coordinates: corners })
    .clipExtent([
      [0, 0],
      [width, height],
    ])
  return draw(shapes, projection, height, shapes)
}

/** Each country by itself, in a square of 240, its far parts left out. */
export function drawCountries() {
  const size = 240
  const marks = []
  const largest = new Map(
    readCountries('50m')
      .toSorted((a, b) => geoArea(a) - geoArea(b))
      .map((shape) => [codeOf(shape), shape]),
  )
  for (const [code, shape] of largest) {
    if (!code || code === 'XK') continue
    const main = mainParts(shape)
    const [east, north] = geoCentroid(main)
    const projection = geoAzimuthalEqualArea().rotate([-east, -north]).fitSize([size, size], main)
    const d = thinned(geoPath(projection).digits(0)(main) ?? '', 2.2)
    const symbol = `<symbol id="${code}" viewBox="0 0 ${size} ${size}"><path d="${d}"/></symbol>`
    if (d) marks.push({ code, mark: symbol })
  }
  marks.sort((a, b) => (a.code < b.code ? -1 : 1))
  return { svg: sprite(marks.map(({ mark }) => mark)), codes: marks.map(({ code }) => code) }
}

/**
 * A country without what lies beyond the sea from it, such as French Guiana.
 * @param {Feature} shape
 * @returns {Feature}
 */
function mainParts(shape) {
  const { geometry } = shape
  if (geometry.type !== 'MultiPolygon') return shape
  const path = geoPath(geoEqualEarth().scale(1000))
  const parts = geometry.coordinates.map((coordinates) => {
    const polygon = { type: /** @type {const} */ ('Polygon'), coordinates }
    return { coordinates, area: path.area(polygon), centre: path.centroid(polygon) }
  })
  const largest = parts.reduce((best, part) => (part.area > best.area ? part : best))
  const reach = 4 * Math.sqrt(largest.area) + 60
  const near = parts.filter(
    ({ centre: [x, y] }) => Math.hypot(x - largest.centre[0], y - largest.centre[1]) < reach,
  )
  const coordinates = near.map((part) => part.coordinates)
  return { ...shape, geometry: { type: 'MultiPolygon', coordinates } }
}
