import {
  PurchaseOrderInput,
  type PurchaseOrderLineInput,
} from '#contract/buying/purchase-orders.ts'
import type { Language } from '#contract/core/fields.ts'
import type { FirmInput } from '#contract/firm/firms.ts'
import { PartyInput } from '#contract/firm/parties.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import {
  approveOrder,
  createOrder,
  receiveOrder,
  sendOrder,
} from '../../buying/purchase-orders/index.ts'
import { createParty, findSupplier } from '../../firm/parties/index.ts'
import { ownFieldsOfOrder } from './own-fields.ts'

/** Who the workshop buys its goods from. */
export const makers: Record<Language, string> = {
  en: 'Thames Timber Yard',
  de: 'Holzhandel Elbe',
  it: 'Legnami Ticino',
  ru: 'Лесоторг Нева',
  es: 'Maderas del Turia',
}

type Line = Pick<PurchaseOrderLineInput, 'item' | 'quantity' | 'unit' | 'unitPrice'>

/** An order of goods that was sent a week ago. */
export function orderGoods(
  writer: Writer,
  context: FirmContext,
  { language, baseCurrency, address }: FirmInput,
  lines: readonly Line[],
): { id: string } {
  const name = makers[language]
  if (findSupplier(writer, name) === undefined) {
    const { city, country } = address
    const maker = { roles: ['supplier'], kind: 'company', name, language, currency: baseCurrency }
    const where = { email: 'timber@demo.example', address: { city, country } }
    createParty(writer, context, PartyInput.parse({ ...maker, ...where }))
  }
  const today = context.now.toISOString().slice(0, 10)
  const input = PurchaseOrderInput.parse({
    supplierName: name,
    issueDate: addDays(today, -7),
    expectedDate: addDays(today, 7),
    currency: baseCurrency,
    exchangeRate: '',
    custom: ownFieldsOfOrder,
    lines,
  })
  const { id, version } = createOrder(writer, context, input)
  approveOrder(writer, context, id, version)
  return sendOrder(writer, context, id)
}

/** The goods of an order arrive; its bill has not come yet. */
export function receiveGoods(writer: Writer, context: FirmContext, id: string): void {
  const date = context.now.toISOString().slice(0, 10)
  receiveOrder(writer, context, id, { date, acceptsMore: false, lines: [] })
}
