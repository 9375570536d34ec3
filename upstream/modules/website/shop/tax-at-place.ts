import { type TaxTreatment, taxTreatmentOf, treatedTax } from '#contract/books/tax-of-buyer.ts'
import { isEuMember } from '#contract/core/countries.ts'
import type { Reader } from '../../../firm/store.ts'
import { isFor, isValidOn, taxRules } from '../../books/taxes/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { Fulfilment } from './cart.ts'
import type { ShopItem } from './review.ts'

/**
 * Items with the tax of the country that they are sent to: that of a consumer in another country of the
 * Union where the firm is in the one-stop shop, else as at home (Directive 2006/112/EC, Art. 33 and 59c),
 * by the rule that the editor of invoices follows. Goods that are sent out of the Union are exempt whoever
 * buys them (Art. 146); what is fetched is sold where it stands, and an order names no VAT id, so nobody's
 * makes it exempt. Prices say what is paid: they stay, and the tax in them changes.
 */
export function taxedWhereSent(
  reader: Reader,
  items: readonly ShopItem[],
  { fulfilment, date }: { fulfilment: Fulfilment | null; date: string },
): ShopItem[] {
  if (fulfilment?.kind !== 'delivery') return [...items]
  const home = getFirmProfile(reader).address.country
  const treatment = treatmentOfGoods(home, fulfilment.country)
  if (treatment === 'domestic') return [...items]
  const rates = [...taxRules(reader).values()].filter(
    (rule) => isFor(rule, 'sale') && isValidOn(rule, date),
  )
  return items.map((item) => {
    const code = treatedTax(item.tax.code, treatment, { rates, usualTax: item.tax.code }, false)
    const rule = rates.find((rate) => rate.code === code)
    return rule ? { ...item, tax: { code, category: rule.category, rate: rule.rate } } : item
  })
}

function treatmentOfGoods(home: string, country: string): TaxTreatment {
  const staysInside = country === home || (isEuMember(home) && isEuMember(country))
  if (!staysInside && country !== '') return 'export'
  return taxTreatmentOf(home, { kind: 'person', vatId: '', address: { country } })
}
