import type { Language } from '#contract/core/fields.ts'
import type { TaxCategory } from '#contract/core/tax-kinds.ts'
import type { PartyInput } from '#contract/firm/parties.ts'
import type { TaxRule } from '../../../books/taxes/index.ts'
import { specialTaxes } from '../../../firm/firms/index.ts'

/** How the supplier's invoice names what the firm books by a rate on purchases. */
export type SellerTax = {
  category: TaxCategory
  rate: string
  /** Why no tax is charged. */
  note: Record<Language, string> | null
  vatex: string
}

type Rule = Pick<TaxRule, 'rate' | 'category' | 'isReverseCharge' | 'note' | 'vatex'>

/**
 * What a rate on purchases is on the supplier's own invoice: an acquisition an intra-Community
 * supply, a purchase without tax an exempt one. Undefined for what no supplier's invoice says, as
 * import tax in the return.
 */
export function sellerTax(rule: Rule, isSmallBusiness: boolean): SellerTax | undefined {
  const { euServices, euSupply, smallBusiness, exempt } = specialTaxes
  if (rule.isReverseCharge) {
    if (rule.category === 'AE') return untaxed(rule, euServices)
    return rule.category === 'K' ? untaxed(rule, euSupply) : undefined
  }
  if (Number(rule.rate) !== 0) {
    return { category: 'S', rate: rule.rate, note: null, vatex: '' }
  }
  if (rule.category === 'Z') return { category: 'Z', rate: '0', note: null, vatex: '' }
  return untaxed({ ...rule, vatex: '' }, isSmallBusiness ? smallBusiness : exempt)
}

type Reason = { category: TaxCategory; note: Record<Language, string>; vatex: string }

function untaxed({ note, vatex }: Pick<Rule, 'note' | 'vatex'>, usual: Reason): SellerTax {
  const { category } = usual
  return { category, rate: '0', note: note ?? usual.note, vatex: vatex || usual.vatex }
}

/** A party's number at its tax office; one for customs is none. */
export function taxNumberOf(numbers: PartyInput['taxNumbers']): string {
  return numbers.find(({ label }) => !/eori/i.test(label))?.number ?? ''
}
