import { makeFormat } from '#app/shell/format.ts'
import type { Language } from '#contract/core/fields.ts'
import type { OfflineCounts, OfflineTexts } from './texts.ts'

/** Where and by whom is sold, as the page says it: also what is known of it without a connection. */
export type OfflinePlace = {
  tillId: string
  tillName: string
  code: string
  currency: string
  priceMode: 'gross' | 'net'
  footer: string
  seller: { name: string; address: string[]; taxId: string }
  cashierId: string
  cashierName: string
  mayCancel: boolean
  /** May give discounts. */
  mayPrice: boolean
  /** The selling screen, this page, where it asks and sends, and where one signs in. */
  paths: { sell: string; page: string; queue: string; open: string }
  language: Language
  country: string
  timeZone: string
  texts: OfflineTexts
  counts: OfflineCounts
}

/** The formats of the place. */
export function formatOf({ language, country, timeZone }: OfflinePlace) {
  return makeFormat({ language, country, timeZone })
}
