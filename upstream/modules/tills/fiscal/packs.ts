import { FiscalCountry } from '#contract/tills/fiscal.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { austria } from './at/pack.ts'
import { germany } from './de/pack.ts'
import { spain } from './es/pack.ts'
import { italy } from './it/pack.ts'
import type { FiscalPack } from './port.ts'

const packs: Record<FiscalCountry, FiscalPack> = {
  AT: austria,
  DE: germany,
  ES: spain,
  IT: italy,
}

export type FoundPack = { country: FiscalCountry; pack: FiscalPack }

/** The duties of the firm's country; undefined where none are known, or it keeps its books in no euro. */
export function packOf(reader: Reader): FoundPack | undefined {
  const { address, baseCurrency } = getFirmProfile(reader)
  const country = FiscalCountry.safeParse(address.country)
  if (!country.success || baseCurrency !== 'EUR') return undefined
  return { country: country.data, pack: packs[country.data] }
}
