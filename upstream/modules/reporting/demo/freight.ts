import { BillInput } from '#contract/buying/bills.ts'
import type { Language } from '#contract/core/fields.ts'
import type { FirmInput } from '#contract/firm/firms.ts'
import { PartyInput } from '#contract/firm/parties.ts'
import { LandedCostInput } from '#contract/stock/landed-costs.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { accountFor } from '../../books/ledger/index.ts'
import { approveBill, createBill } from '../../buying/bills/index.ts'
import { createParty } from '../../firm/parties/index.ts'
import { createLandedCost } from '../../stock/stock/index.ts'
import { payBill } from './bills.ts'
import { usualRate } from './costs.ts'
import { priceIn } from './prices.ts'

type Words = Record<Language, string>

const forwarders: Words = {
  en: 'Medway Haulage',
  de: 'Spedition Alster',
  it: 'Trasporti Brenta',
  ru: 'Ладога Транс',
  es: 'Transportes Júcar',
}
const freight: Words = {
  en: 'Freight of the timber delivery',
  de: 'Fracht der Holzlieferung',
  it: 'Trasporto della fornitura di legname',
  ru: 'Доставка партии древесины',
  es: 'Transporte del pedido de madera',
}

/** A forwarder brings a receipt's goods, whose bill is paid and makes them dearer. */
export function payFreight(
  writer: Writer,
  context: FirmContext,
  { language, baseCurrency, address }: FirmInput,
  receiptId: string,
): void {
  const name = forwarders[language]
  const date = context.now.toISOString().slice(0, 10)
  const { city, country } = address
  const where = { email: 'freight@demo.example', address: { city, country } }
  const party = { roles: ['supplier'], kind: 'company', name, language, currency: baseCurrency }
  createParty(writer, context, PartyInput.parse({ ...party, ...where }))
  const line = {
    description: freight[language],
    account: accountFor(writer, 'landedCost'),
    taxCode: usualRate(writer)?.code ?? '',
    unitPrice: priceIn(18_400, baseCurrency),
  }
  const input = { supplierName: name, supplierNumber: 'F-4117', date, currency: baseCurrency }
  const draft = createBill(
    writer,
    context,
    BillInput.parse({ ...input, exchangeRate: '', lines: [line] }),
  )
  const bill = approveBill(writer, context, draft.id, draft.version)
  const cost = { billId: bill.id, amount: bill.net, receiptIds: [receiptId], confirmsCosts: true }
  createLandedCost(writer, context, LandedCostInput.parse(cost))
  payBill(writer, context, bill, date)
}
