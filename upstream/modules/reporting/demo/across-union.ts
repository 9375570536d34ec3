import { ossCodeOf } from '#contract/books/oss-rates.ts'
import type { Language } from '#contract/core/fields.ts'
import type { FirmInput } from '#contract/firm/firms.ts'
import { PartyInput } from '#contract/firm/parties.ts'
import { InvoiceInput } from '#contract/selling/invoice.ts'
import { monthStart } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { createParty, findCustomer } from '../../firm/parties/index.ts'
import { createDraft, finalise } from '../../selling/invoicing/index.ts'
import { registerOss } from '../reports/index.ts'
import { demoGoods } from './goods.ts'
import { priceIn } from './prices.ts'

/** Whom the workshop sells to across the border, and at which rates: a table, and a book of plans. */
const buyer = { name: 'Élodie Mercier', email: 'elodie.mercier@post.example' }
const address = { street: '18 rue de la Barre', postcode: '59800', city: 'Lille', country: 'FR' }
const lines = [
  { good: 0, rate: '20' },
  { good: 8, rate: '5.5' },
] as const

/**
 * A German workshop sells to a consumer in France at French rates, within the one-stop shop that it is
 * registered for from the quarter of the first such sale on.
 */
export function sellAcrossUnion(
  writer: Writer,
  context: FirmContext,
  { address: { country }, baseCurrency }: FirmInput,
  language: Language,
): void {
  if (country !== 'DE') return
  const today = context.now.toISOString().slice(0, 10)
  const known = findCustomer(writer, context, buyer.name)
  if (!known) {
    const passed = (Number(today.slice(5, 7)) - 1) % 3
    registerOss(writer, context, { from: monthStart(today, -passed) })
    const terms = { currency: baseCurrency, paymentTermsDays: 60 }
    const party = { kind: 'person', ...buyer, address, language, ...terms }
    createParty(writer, context, PartyInput.parse(party))
  }
  const goods = demoGoods(language)
  const input = InvoiceInput.parse({
    customerId: findCustomer(writer, context, buyer.name) ?? '',
    ...{ issueDate: today, supplyDate: today, currency: baseCurrency, exchangeRate: '1', language },
    lines: lines.flatMap(({ good, rate }) => {
      const one = goods[good]
      if (!one) return []
      const { name: description, unit, cents } = one
      const unitPrice = priceIn(cents, baseCurrency)
      return [{ description, quantity: '1', unit, unitPrice, taxCode: ossCodeOf('FR', rate) }]
    }),
  })
  const draft = createDraft(writer, context, input)
  finalise(writer, context, draft.id, { keepsFiles: false })
}
