import { at } from './at'
import { ch } from './ch'
import type { CountryPack } from './country-pack'
import { de } from './de'
import { es } from './es'
import { fr } from './fr'
import { gb } from './gb'
import { genericPack } from './generic'
import { it } from './it'
import { ru } from './ru'
import { us } from './us'

export type {
  AccountRole,
  AccountSeed,
  AccountType,
  CountryPack,
  Language,
  TaxCategory,
  TaxRateSeed,
  Texts,
} from './country-pack'
export { accountRoles } from './country-pack'

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
