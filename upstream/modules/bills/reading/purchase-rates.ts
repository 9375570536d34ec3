import { isEuMember } from '#contract/countries.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firms/index.ts'
import { isFor, isValidOn, type TaxRule, taxRules } from '../../taxes/index.ts'

type Wanted = {
  /** A code of UNTDID 5305 and percent, as the seller's document says them. */
  category: string
  rate: string
  /** ISO 3166-1 alpha-2 of the seller; empty where it is not known. */
  country: string
  date: string
}

/**
 * The firm's rate for a purchase that the seller taxed so: the same rate at home; for what they left
 * untaxed to the buyer, the reverse charge or acquisition that fits where they sit. Undefined for tax
 * of another country, which is no input tax of the firm's.
 */
export function purchaseRateOf(
  reader: Reader,
  { category, rate, country, date }: Wanted,
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
  return charged
    .filter((rule) => Number(rule.rate) === Number(rate))
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
