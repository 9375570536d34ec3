import { AppError } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import type { FirmInput } from '#contract/firm/firms.ts'
import { PartyInput } from '#contract/firm/parties.ts'
import { InvoiceInput } from '#contract/selling/invoice.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { findPaymentSteps } from '../../books/settlement/index.ts'
import { getFirm } from '../../firm/firms/index.ts'
import { createParty, findCustomer } from '../../firm/parties/index.ts'
import { createDraft, finalise } from '../../selling/invoicing/index.ts'
import { issuedTo } from '../../selling/invoicing/views.ts'
import { handOver, linkFirm } from '../own-firms/index.ts'
import { demoGoods } from './goods.ts'
import { demoCustomers } from './people.ts'
import { priceIn, taxCodeOf } from './prices.ts'
import { openShop, payRent } from './shop-costs.ts'
import { sisterFirm } from './sister-firms.ts'
import type { Timeline } from './timeline.ts'

/** The workshop's customer that is the owner's other firm, by name. */
const nameOf = (language: Language) => sisterFirm(language).legalName

/** Days that the shop has to pay the workshop. */
const termsDays = 60

/** Enters the shop among the workshop's customers. */
export function enterSister(writer: Writer, context: FirmContext, language: Language): void {
  const { legalName, address, vatId, email, baseCurrency } = sisterFirm(language)
  const party = { kind: 'company', name: legalName, email, address, vatId, language }
  const terms = { currency: baseCurrency, paymentTermsDays: termsDays }
  createParty(writer, context, PartyInput.parse({ ...party, ...terms }))
}

/** What the workshop delivered to the shop in a month, billed on its last day. */
export function billSister(writer: Writer, context: FirmContext, language: Language): void {
  const customerId = findCustomer(writer, context, nameOf(language)) ?? ''
  issue(writer, context, language, { customerId, goods: [0, 3, 8], quantity: '4' })
}

type Sale = { customerId: string; goods: readonly number[]; quantity: string }

function issue(
  writer: Writer,
  context: FirmContext,
  language: Language,
  sale: Sale,
  isDraft = false,
): { id: string; due: number } {
  const { address, baseCurrency } = sisterFirm(language)
  const { country } = address
  const all = demoGoods(language)
  const today = context.now.toISOString().slice(0, 10)
  const input = InvoiceInput.parse({
    customerId: sale.customerId,
    issueDate: today,
    supplyDate: today,
    currency: baseCurrency,
    exchangeRate: '1',
    language,
    lines: sale.goods.flatMap((at) => {
      const good = all[at]
      if (!good) return []
      return [
        {
          description: good.name,
          quantity: sale.quantity,
          unit: good.unit,
          unitPrice: priceIn(good.cents, baseCurrency),
          taxCode: taxCodeOf(country, country, good),
        },
      ]
    }),
  })
  const draft = createDraft(writer, context, input)
  if (isDraft) return draft
  return finalise(writer, context, draft.id, { keepsFiles: false })
}

const dayMs = 86_400_000

/** A few months of the shop: what its owner put in, rent, and sales that are paid, open, late or a draft. */
export function playSister(
  writer: Writer,
  context: FirmContext,
  at: Timeline,
  firm: FirmInput,
): void {
  const { language, baseCurrency } = firm
  const before = (days: number) => at(context.now.getTime() - days * dayMs)
  openShop(writer, before(100), firm)
  for (const days of [95, 65, 35, 5]) payRent(writer, before(days), firm)
  const buyers = demoCustomers(firm.address.country)
    .filter(({ country }) => country === firm.address.country)
    .slice(-3)
    .map(({ name, contactName, kind, street, postcode, city, country }, place) => {
      const address = { street, postcode, city, country }
      const email = `buyer-${place + 1}@demo.example`
      const party = { kind, name, contactName, email, address, language, currency: baseCurrency }
      return createParty(writer, before(100), PartyInput.parse(party)).id
    })
  const sell = (days: number, buyer: number, goods: number[], isDraft = false) =>
    issue(
      writer,
      before(days),
      language,
      { customerId: buyers[buyer] ?? '', goods, quantity: '2' },
      isDraft,
    )
  const pay = (days: number, buyer: number, { id, due }: { id: string; due: number }) =>
    findPaymentSteps()?.record(writer, before(days), {
      ...{
        customerId: buyers[buyer] ?? '',
        date: before(days).now.toISOString().slice(0, 10),
        method: 'bankTransfer',
      },
      ...{ currency: baseCurrency, exchangeRate: '', amount: due, fee: 0, reference: '' },
      ...{ account: '', allocations: [{ invoiceId: id, amount: due, discount: 0 }] },
    })
  const first = sell(88, 0, [0, 1, 2])
  pay(75, 0, first)
  sell(62, 1, [4, 5])
  pay(20, 2, sell(33, 2, [1, 6, 9]))
  sell(9, 0, [2, 3])
  sell(1, 2, [7], true)
}

/**
 * Says in the workshop that its customer is the shop, and hands its first invoice over; the next one is
 * left to whoever looks at the demo. Where the country's invoices cannot be read, nothing is handed over.
 */
export async function joinSister(context: HandlerContext, otherFirmId: string): Promise<void> {
  const { store, firm } = context
  const { language } = getFirm(store.reader)
  const partyId = findCustomer(store.reader, firm, nameOf(language))
  if (partyId === undefined) return
  await linkFirm(context, { partyId, otherFirmId })
  const first = issuedTo(store.reader, partyId, { limit: 10 }).at(-1)
  if (!first) return
  try {
    await handOver(context, first.id)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
  }
}
