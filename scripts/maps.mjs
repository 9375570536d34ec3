// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drawCountries, drawEurope, drawWorld } from './maps/draw-maps.mjs'
import { writeFacts } from './maps/write-facts.mjs'

/** Draws `public/pictures/maps/` and `app/ui/map/map-facts.ts` anew; after a change of the shapes. */
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const folder = 'public/pictures/maps'
mkdirSync(folder, { recursive: true })
const maps = { world: drawWorld(), europe: drawEurope() }
const countries = drawCountries()
for (const [name, { svg }] of Object.entries({ ...maps, countries })) {
  writeFileSync(`${folder}/${name}.svg`, svg)
}
writeFileSync('app/ui/map/map-facts.ts', writeFacts(maps, countries.codes))
