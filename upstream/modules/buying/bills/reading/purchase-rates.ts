import { countryCodes, isEuMember } from '#contract/core/countries.ts'
import type { Reader } from '../../../../firm/store.ts'
import {
  isFor,
  isValidOn,
  type TaxRule,
  taxRules,
  taxTolerance,
} from '../../../books/taxes/index.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'

type Wanted = {
  /** A code of UNTDID 5305 and percent, as the seller's document says them. */
  category: string
  rate: string
  /** ISO 3166-1 alpha-2 of the seller; empty where it is not known. */
  country: string
  /** Whose tax it charges, ISO 3166-1 alpha-2; empty where it is not known. */
  taxCountry: string
  date: string
}

/** Prefixes of VAT ids and countries that belong to another's VAT; San Marino charges Italy's. */
const taxedWith: Readonly<Record<string, string>> = {
  EL: 'GR',
  XI: 'GB',
  IM: 'GB',
  MC: 'FR',
  SM: 'IT',
}

/** Whose tax a seller charges: as the VAT id says, else where they sit; empty where neither is known. */
export function taxCountryOf(vatId: string, country: string): string {
  const prefix = vatId.trim().slice(0, 2).toUpperCase()
  const isCountry = countryCodes.includes(prefix) || prefix in taxedWith
  return taxedAt(isCountry ? prefix : country)
}

function taxedAt(country: string): string {
  return taxedWith[country] ?? country
}

/**
 * The firm's rate for a purchase that the seller taxed so: the same rate at home; for what they left
 * untaxed to the buyer, the reverse charge or acquisition that fits where they sit. Undefined for tax
 * of another country, which is no input tax of the firm's.
 */
export function purchaseRateOf(
  reader: Reader,
  { category, rate, country, taxCountry, date }: Wanted,
): TaxRule | undefined {
  const rules = [...taxRules(reader).values()].filter(
    (rule) => isFor(rule, 'purchase') && isValidOn(rule, date),
  )
  if (category === 'AE' || category === 'K') {
    const reverse = rules
      .filter((rule) => rule.isReverseCharge && rule.category === category)
      .sort((one, other) => Number(other.rate) - Number(one.rate))
    const fitting = reverse.filter(({ code }) => placeOf(code) === sellerAt(reader, country))
    return fitting[0] ?? reverse[0]
  }
  const charged = rules.filter((rule) => !rule.isReverseCharge)
  if (Number(rate) === 0 || rate === '') return untaxed(charged)
  const home = taxedAt(getFirmProfile(reader).address.country)
  if (taxCountry !== '' && taxCountry !== home) return undefined
  return charged
    .filter((rule) => Number(rule.rate) === Number(rate))
    .sort((one, other) => rank(one) - rank(other))[0]
}

/**
 * The firm's rate that a tax fits where only its sum is stated: one at home within what rounding may come
 * to, the rate without tax where there is none. Undefined where no rate fits, or another country's tax.
 */
export function homeRateOf(
  reader: Reader,
  {
    net,
    tax,
    taxCountry,
    date,
  }: Pick<Wanted, 'taxCountry' | 'date'> & { net: number; tax: number },
): TaxRule | undefined {
  if (tax === 0) return untaxedRate(reader, date)
  const home = taxedAt(getFirmProfile(reader).address.country)
  if (taxCountry !== '' && taxCountry !== home) return undefined
  return [...taxRules(reader).values()]
    .filter((rule) => isFor(rule, 'purchase') && isValidOn(rule, date) && !rule.isReverseCharge)
    .filter(({ rate }) => Math.abs((net * Number(rate)) / 100 - tax) <= taxTolerance(tax))
    .sort((one, other) => rank(one) - rank(other))[0]
}

/** The rate of both directions first: those for purchases alone are import and tax not recovered. */
function rank({ direction, recoverable }: TaxRule): number {
  return (direction === 'both' ? 0 : 1000) - Number(recoverable)
}

type Place = 'home' | 'eu' | 'abroad'

/** Where the seller of a reverse charge sits, which the packs say at the end of its code. */
function placeOf(code: string): Place {
  if (/-(EU|UE)$/.test(code)) return 'eu'
  return code.endsWith('-X') ? 'abroad' : 'home'
}

function sellerAt(reader: Reader, country: string): Place {
  if (country === '' || country === getFirmProfile(reader).address.country) return 'home'
  return isEuMember(country) ? 'eu' : 'abroad'
}

/** The rate of purchases without tax. */
export function untaxedRate(reader: Reader, date: string): TaxRule | undefined {
  return untaxed(
    [...taxRules(reader).values()].filter(
      (rule) => isFor(rule, 'purchase') && isValidOn(rule, date) && !rule.isReverseCharge,
    ),
  )
}

function untaxed(rules: readonly TaxRule[]): TaxRule | undefined {
  const none = rules.filter(({ rate }) => Number(rate) === 0)
  return none.find(({ direction }) => direction === 'purchase') ?? none[0]
}
