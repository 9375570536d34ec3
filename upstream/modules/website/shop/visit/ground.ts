import type { Language } from '#contract/core/fields.ts'
import { keptDisplayNames } from '#contract/core/kept-formats.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { formatMoney, type SiteWords, siteWords } from '../../pages/views.ts'
import { shopTerms } from '../goods.ts'
import { type ShopWords, shopWords } from '../words.ts'

/** A page of the shop, which stands in the frame of the site's own pages. */
export type ShopPage = {
  title: string
  /** HTML below the title. */
  main: string
  /** For search engines; empty for none. */
  description?: string
  /** Its own address for pages that may be listed; null for those of one visitor. */
  canonical: string | null
  /** Objects of schema.org. */
  structuredData?: object[]
}

/** What a visitor asks the shop for. */
export type ShopCall = {
  method: 'GET' | 'POST'
  /** Below the shop: `/cart`; `/` for the shop itself. */
  path: string
  search: URLSearchParams
  form: URLSearchParams
  /** What the visitor's cookie holds; empty for none. */
  cart: string
}

export type ShopReply =
  | { kind: 'page'; status: number; page: ShopPage; cart?: string; isKept: boolean }
  | { kind: 'redirect'; to: string; cart?: string }
  | { kind: 'missing' }

/** What pages of the shop are made with. */
export type ShopGround = {
  reader: Reader
  firm: FirmContext
  language: Language
  /** `de-AT`. */
  locale: string
  words: ShopWords
  siteWords: SiteWords
  /** Of the firm. */
  firmCountry: string
  /** What prices say of tax. */
  priceNote: string
  /** `/shop` or `/de/shop`. */
  base: string
  /** `https://huber.example`, without a slash at its end. */
  siteOrigin: string
  /** Where a page of the site stands, by its translation group. */
  pageHref: (groupId: string) => string | undefined
  /** Minor units of the shop's currency as people read them. */
  money: (amount: number) => string
  /** The price of one unit, a decimal text. */
  price: (unitPrice: string) => string
}

type Given = Omit<ShopGround, 'words' | 'siteWords' | 'money' | 'price'>

export function shopGround(given: Given): ShopGround {
  const { currency } = shopTerms(given.reader)
  const { locale, language } = given
  return {
    ...given,
    words: shopWords(language),
    siteWords: siteWords(language),
    money: (amount) => formatMoney(minorToDecimal(amount, currency), currency, locale),
    price: (unitPrice) => formatMoney(unitPrice, currency, locale),
  }
}

/** The name of a country as the visitor's language has it. */
export function countryName({ locale }: Pick<ShopGround, 'locale'>, code: string): string {
  return keptDisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code
}
