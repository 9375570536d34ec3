import type { Language } from '#contract/core/fields.ts'
import {
  OrderDeliverInput,
  type SalesOrderInput as Ordered,
  SalesOrderInput,
} from '#contract/selling/sales-orders.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import {
  confirmOrder,
  createDraft,
  deliverOrder,
  orderLinesOf,
} from '../../selling/sales-orders/index.ts'
import { quantityText, stockItems } from '../../stock/stock/index.ts'
import type { Stage } from './play.ts'
import { priceIn, rateOf, taxCodeOf } from './prices.ts'
import type { Timeline } from './timeline.ts'

type Planned = {
  daysAgo: number
  /** The day it is promised for, from the day it was ordered on. */
  days: number
  customer: number
  reference: string
  goods: readonly (readonly [place: number, quantity: number])[]
  isConfirmed: boolean
  /** Whether as much as is there was delivered since. */
  isBegun: boolean
}

const planned: readonly Planned[] = [
  {
    ...{ daysAgo: 11, days: 21, customer: 3, reference: '4711' },
    ...{ goods: [[0, 4] as const, [4, 6] as const, [16, 1] as const] },
    ...{ isConfirmed: true, isBegun: true },
  },
  {
    ...{ daysAgo: 3, days: 28, customer: 5, reference: 'PO-2086' },
    ...{ goods: [[5, 8] as const, [2, 2] as const] },
    ...{ isConfirmed: true, isBegun: false },
  },
  {
    ...{ daysAgo: 1, days: 30, customer: 0, reference: '' },
    ...{ goods: [[6, 3] as const] },
    ...{ isConfirmed: false, isBegun: false },
  },
]

const terms: Record<Language, string> = {
  en: 'Delivered in parts as the workshop finishes them.',
  de: 'Lieferung in Teilen, wie die Werkstatt sie fertigstellt.',
  it: 'Consegna in più volte, via via che il laboratorio finisce.',
  ru: 'Поставка частями, по мере готовности в мастерской.',
  es: 'Entrega por partes, según las termine el taller.',
}

/** Three orders of the last weeks: one that is delivered in part, one that waits, and a draft. */
export function takeOrders(writer: Writer, context: FirmContext, at: Timeline, stage: Stage): void {
  for (const plan of planned) {
    const then = at(context.now.getTime() - plan.daysAgo * 86_400_000)
    const input = inputOf(stage, plan, then.now)
    if (input.lines.length === 0) continue
    const { id } = createDraft(writer, then, input)
    if (!plan.isConfirmed) continue
    confirmOrder(writer, then, id, { secret: newSecret() })
    if (plan.isBegun) deliverWhatIsThere(writer, context, id)
  }
}

/** Half of each line, as far as it is on the shelf; the rest waits on a delivery note. */
function deliverWhatIsThere(writer: Writer, context: FirmContext, orderId: string): void {
  const lines = orderLinesOf(writer, orderId).filter(({ isGoods }) => isGoods)
  const items = stockItems(
    writer,
    lines.map(({ itemId }) => itemId ?? ''),
  )
  const half = lines.map(({ id, itemId, quantity }) => {
    const units = Math.floor((Number(quantity) / 2) * 10_000)
    const there = items.get(itemId ?? '')?.quantity ?? 0
    return { lineId: id, units, isThere: there >= units }
  })
  if (half.length === 0) return
  const input = OrderDeliverInput.parse({
    date: context.now.toISOString().slice(0, 10),
    isNow: half.every(({ isThere }) => isThere),
    lines: half.map(({ lineId, units }) => ({ lineId, quantity: quantityText(units) })),
  })
  deliverOrder(writer, context, orderId, input)
}

function inputOf(stage: Stage, plan: Planned, now: Date): Ordered {
  const customer = stage.entered.customers[plan.customer]
  const { baseCurrency, address, language } = stage.firm
  const currency = customer?.currency ?? baseCurrency
  const issueDate = now.toISOString().slice(0, 10)
  return SalesOrderInput.parse({
    customerId: customer?.id,
    issueDate,
    deliveryDate: addDays(issueDate, plan.days),
    customerReference: plan.reference,
    currency,
    exchangeRate: rateOf(currency, baseCurrency),
    language: customer?.language,
    terms: terms[language],
    lines: plan.goods.flatMap(([place, quantity]) => {
      const [good, item] = [stage.goods[place], stage.entered.items[place]]
      const taxCode = good && taxCodeOf(address.country, customer?.address.country ?? '', good)
      // A service abroad has no rate in some countries; the rest is ordered all the same.
      if (!good || !item || !taxCode) return []
      return [
        {
          itemId: item.id,
          description: item.name,
          quantity: String(quantity),
          unit: item.unit,
          unitPrice: priceIn(good.cents, currency),
          taxCode,
        },
      ]
    }),
  })
}
