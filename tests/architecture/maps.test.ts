import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mapFacts, pictured } from '#app/ui/map/map-facts.ts'
import { mapFor } from '#app/ui/map/region-map.tsx'
import { countryCodes } from '#contract/core/countries.ts'
import { drawCountries, drawEurope, drawWorld } from '../../scripts/maps/draw-maps.mjs'

const folder = new URL('../../public/pictures/maps/', import.meta.url)
const read = (name: string) => readFileSync(new URL(`${name}.svg`, folder), 'utf8')

test('the maps are those that the script draws, and the kit knows what is on them', () => {
  const drawn = { world: drawWorld(), europe: drawEurope() }
  for (const [name, { svg, facts }] of Object.entries(drawn)) {
    expect(read(name)).toBe(svg)
    const known = Object.entries(mapFacts).find(([other]) => other === name)?.[1]
    expect(known).toEqual({ ...facts, codes: facts.codes.join(' ') })
  }
  const countries = drawCountries()
  expect(read('countries')).toBe(countries.svg)
  expect(pictured).toBe(countries.codes.join(' '))
})

test('every country that a customer may be in is on the world’s map, but for the smallest islands', () => {
  const { codes, small } = mapFacts.world
  const shown = new Set([...codes.split(' '), ...Object.keys(small)])
  const missing = countryCodes.filter((code) => !shown.has(code))
  expect(missing.length).toBeLessThan(25)
  expect(missing.filter((code) => ['DE', 'MT', 'SG', 'LU', 'UA'].includes(code))).toEqual([])
})

test('the map of Europe is taken when it shows every country', () => {
  expect(mapFor(['DE', 'MT', 'EE'])).toBe('europe')
  expect(mapFor(['DE', 'US'])).toBe('world')
})
