import type { Language } from '#contract/core/fields.ts'
import { OrderDeliverInput, SalesOrderInput } from '#contract/selling/sales-orders.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import {
  confirmOrder,
  createDraft,
  deliverOrder,
  orderLinesOf,
} from '../../selling/sales-orders/index.ts'
import { quantityText, unitsOf, usualWarehouse } from '../../stock/stock/index.ts'
import { placeQuantityOn } from '../../stock/stock/views.ts'
import type { Stage } from './play.ts'
import { priceIn, rateOf, taxCodeOf } from './prices.ts'
import type { Timeline } from './timeline.ts'

type PlannedOrder = {
  daysAgo: number
  /** The day it is promised for, from the day it was ordered on. */
  days: number
  customer: number
  reference: string
  /** Places of the goods, and how many of each. */
  goods: readonly (readonly [place: number, quantity: number])[]
  outcome: 'draft' | 'confirmed' | 'partlyDelivered'
}

/** Three orders of the last weeks. None of its goods has a batch or serial number to be named. */
const planned: readonly PlannedOrder[] = [
  {
    ...{ daysAgo: 11, days: 21, customer: 3, reference: '4711', outcome: 'partlyDelivered' },
    goods: [
      [0, 4],
      [4, 6],
      [16, 1],
    ],
  },
  {
    ...{ daysAgo: 3, days: 28, customer: 5, reference: 'PO-2086', outcome: 'confirmed' },
    goods: [
      [5, 8],
      [2, 2],
    ],
  },
  { daysAgo: 1, days: 30, customer: 0, reference: '', outcome: 'draft', goods: [[6, 3]] },
]

const terms: Record<Language, string> = {
  en: 'Delivered in parts as the workshop finishes them.',
  de: 'Lieferung in Teilen, wie die Werkstatt sie fertigstellt.',
  it: 'Consegna in più volte, via via che il laboratorio finisce.',
  ru: 'Поставка частями, по мере готовности в мастерской.',
  es: 'Entrega por partes, según las termine el taller.',
}

/** Writes the orders: one is delivered in part, one waits, and one is a draft. */
export function takeSalesOrders(
  writer: Writer,
  context: FirmContext,
  at: Timeline,
  stage: Stage,
): void {
  for (const plan of planned) {
    const then = at(context.now.getTime() - plan.daysAgo * 86_400_000)
    const { id } = createDraft(writer, then, inputOf(stage, plan, then.now))
    if (plan.outcome === 'draft') continue
    confirmOrder(writer, then, id, { secret: newSecret() })
    if (plan.outcome === 'partlyDelivered') deliverHalf(writer, context, id)
  }
}

/** Delivers half of each line; where that is not there, it waits on a delivery note. */
function deliverHalf(writer: Writer, context: FirmContext, orderId: string): void {
  const date = context.now.toISOString().slice(0, 10)
  const warehouseId = usualWarehouse(writer, context).id
  const half = orderLinesOf(writer, orderId)
    .filter(({ isGoods }) => isGoods)
    .map(({ id, itemId, quantity }) => {
      const units = Math.floor(unitsOf(quantity) / 2)
      const there = placeQuantityOn(writer, itemId ?? '', warehouseId, date)
      return { lineId: id, quantity: quantityText(units), isThere: there >= units }
    })
  const isNow = half.every(({ isThere }) => isThere)
  deliverOrder(
    writer,
    context,
    orderId,
    OrderDeliverInput.parse({ date, warehouseId, isNow, lines: half }),
  )
}

function inputOf(stage: Stage, plan: PlannedOrder, now: Date): SalesOrderInput {
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
