import { isEuMember } from '../core/countries.ts'
import { ossCountryOf } from './oss-rates.ts'

/**
 * How a sale is taxed by who buys: in the country, to a business elsewhere in the Union, out of it, or to
 * a consumer in another country of the Union, `oss-FR`.
 */
export type TaxTreatment = 'domestic' | 'union' | 'export' | `oss-${string}`

type Buyer = { kind: 'company' | 'person'; vatId: string; address: { country: string } }

/**
 * The treatment a buyer asks for. In the Union a business with a VAT id gets its goods exempt and
 * its services under reverse charge (Directive 2006/112/EC, Art. 138 and 196); without one it is
 * taxed where it is, if the firm is in the one-stop shop, and else as at home (Art. 33 and 59c). Goods
 * that leave the customs area are exempt (Art. 146), and services to a business outside of it are taxed
 * where it is (Art. 44); services to a person stay taxed here.
 */
export function taxTreatmentOf(sellerCountry: string, buyer: Buyer): TaxTreatment {
  const { country } = buyer.address
  if (country === '' || country === sellerCountry) return 'domestic'
  const isUnion = isEuMember(sellerCountry) && isEuMember(country)
  if (isUnion) return buyer.vatId === '' ? `oss-${country}` : 'union'
  return buyer.kind === 'person' ? 'domestic' : 'export'
}

/** Rates of a firm, and the code that a line has unless somebody says otherwise. */
type Offered = {
  rates: readonly { code: string; category: string; rate: string }[]
  usualTax: string
}

/** Categories that only a foreign buyer gives a line. */
const ofForeigners: ReadonlySet<string> = new Set(['K', 'AE', 'G'])

/**
 * The tax code of a line under a treatment. What is exempt or of another category by its own nature
 * stays; where the firm offers no rate of the category, nothing changes.
 * @param isService or goods; what was typed freely counts as a service
 * @param own the code of the line's item, used when it is taxed at home again
 */
export function treatedTax(
  code: string,
  treatment: TaxTreatment,
  { rates, usualTax }: Offered,
  isService = true,
  own = usualTax,
): string {
  const category = rates.find((rate) => rate.code === code)?.category
  const isForeign = category !== undefined && ofForeigners.has(category)
  const isOss = ossCountryOf(code) !== undefined
  if (treatment.startsWith('oss-')) {
    const there = ossRateOf(isForeign || isOss ? own : code, treatment.slice(4), rates)
    if (there !== undefined) return there
  }
  if (treatment === 'domestic' || treatment.startsWith('oss-')) {
    return isOss || (isForeign && !isOfHome(code, rates)) ? own : code
  }
  if (category !== 'S' && !isForeign) return code
  const wanted = categoriesOf(treatment, isService)
  const found = wanted.map((name) => rateAbroad(name, rates))
  return found.find((choice) => choice !== undefined) ?? code
}

/**
 * The rate of another country in place of one at home: its standard one for the highest at home, and the
 * usual reduced one for any lower. Undefined where the firm has none of it, or nothing is taxed.
 */
function ossRateOf(code: string, country: string, rates: Offered['rates']): string | undefined {
  const home = rates.filter(
    (rate) => rate.category === 'S' && ossCountryOf(rate.code) === undefined,
  )
  const own = home.find((rate) => rate.code === code)
  const there = rates.filter((rate) => ossCountryOf(rate.code) === country)
  if (!own) return undefined
  const isReduced = home.some(({ rate }) => Number(rate) > Number(own.rate))
  // Not the first of them: one that takes the place of another stands at the end.
  const highest = Math.max(...there.map(({ rate }) => Number(rate)))
  const reduced = there.find(({ rate }) => Number(rate) < highest)
  const standard = there.find(({ rate }) => Number(rate) === highest)
  return ((isReduced ? reduced : undefined) ?? standard)?.code
}

/** The rate of a category for a buyer abroad: one that is kept for them goes before one for home. */
function rateAbroad(category: string, rates: Offered['rates']): string | undefined {
  const fitting = rates.filter((rate) => rate.category === category)
  return (fitting.find(({ code }) => isOfUnion(code)) ?? fitting[0])?.code
}

/**
 * Whether a reverse charge is the country's own, as among builders: the packs have it beside the
 * one for services to businesses in the Union, which rests on another law and is reported elsewhere.
 */
function isOfHome(code: string, rates: Offered['rates']): boolean {
  const category = rates.find((rate) => rate.code === code)?.category
  if (category !== 'AE' || isOfUnion(code)) return false
  return rates.some((rate) => rate.category === 'AE' && isOfUnion(rate.code))
}

/** The packs' codes for services to businesses in the Union end so: IT-AE-EU beside IT-AE. */
function isOfUnion(code: string): boolean {
  return code.endsWith('-EU')
}

/** The category that fits, and the next best where the firm has no rate of it. */
function categoriesOf(treatment: TaxTreatment, isService: boolean): string[] {
  if (treatment === 'union') return isService ? ['AE', 'K'] : ['K', 'AE']
  return isService ? ['O', 'AE', 'G'] : ['G', 'O']
}
