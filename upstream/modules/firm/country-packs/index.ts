import { at } from './at.ts'
import { ch } from './ch.ts'
import type { CountryPack } from './country-pack.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { gb } from './gb.ts'
import { genericPack } from './generic.ts'
import { it } from './it.ts'
import { ru } from './ru.ts'
import { us } from './us.ts'

export type { CountryPack, YearClosingStep } from './country-pack.ts'
export { accountRoles } from './country-pack.ts'
export { specialTaxes } from './legal-notes.ts'
export type { TaxRateSeed } from './tax-rate-seed.ts'

const packs: ReadonlyMap<string, CountryPack> = new Map(
  [de, at, ch, it, es, fr, gb, us, ru].map((pack) => [pack.country, pack]),
)

/** ISO 3166-1 alpha-2 codes of the countries with a pack of their own. */
export const packedCountries: readonly string[] = [...packs.keys()]

/** What a new firm in the country starts with. Takes any ISO 3166-1 alpha-2 code; never throws. */
export function countryPack(country: string): CountryPack {
  const code = country.toUpperCase()
  return packs.get(code) ?? genericPack(code)
}
