import { and, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import { writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { putSearchEntry } from '../../firm/records/index.ts'
import { forgetSenderLater } from '../../firm/senders/index.ts'
import type { PlacedOrder } from './place-order.ts'
import { contentOf, getOrder, OrderContent } from './reader.ts'
import { type ShopOrderStored, shopOrdersTable } from './tables.ts'
import type { Asked } from './take-order.ts'

type NewOrder = {
  id: string
  number: string
  customerId: string
  invoiceId: string
  stockDocumentId: string
  order: PlacedOrder
  asked: Asked
}

/** Keeps an order as the customer agreed to it. The codes of gift cards are kept nowhere. */
export function insertOrder(writer: Writer, firm: FirmContext, given: NewOrder): ShopOrderStored {
  const { order, asked, ...ids } = given
  const { buyer, payWay, onceKey } = asked
  const { fulfilment, totals } = order
  const { name, email, ...others } = buyer
  const at = firm.now.toISOString()
  forgetPlaces(writer, firm)
  const content = OrderContent.parse({
    buyer: others,
    lines: order.lines,
    couponCode: order.couponCode,
    couponAmount: order.couponAmount,
    giftCardAmount: totals.payable - order.due,
    tax: totals.tax,
    standardDelivery: order.standardDelivery,
  })
  const row = writer.db
    .insert(shopOrdersTable)
    .values({
      ...ids,
      state: 'open',
      placedAt: at,
      fulfilment: fulfilment.kind,
      way: fulfilment.kind === 'pickUp' ? fulfilment.placeId : fulfilment.methodId,
      ...{ name, email, currency: order.currency, total: totals.payable, payWay, onceKey },
      ...{ tracking: '', doneDate: '', cancelReason: '', content: JSON.stringify(content) },
      fromPlace: firm.actor.address ?? '',
      publicSecret: newSecret(),
      ...{ version: 1, createdAt: at, createdBy: '', updatedAt: at, updatedBy: '' },
    })
    .returning()
    .get()
  index(writer, row)
  forgetSenderLater(writer, firm)
  const { number, total, currency } = row
  writer.audit({
    ...{ entity: 'shopOrder', entityId: row.id, action: 'create', title: number },
    ...{ amount: total, currency, after: { number, name, email, total, currency } },
  })
  return row
}

const dayMs = 86_400_000
/** As many orders one place of the network may send in a day. */
const maxFromPlace = 20
/** As many as mail one address, of which nobody knows whose it is. */
const maxToAddress = 10

/**
 * Refuses the order of a place, or for an address, of which many came today: each issues an invoice and
 * mails a stranger.
 * @throws AppError rate_limited
 */
export function requireRoom({ db }: Reader, { actor, now }: FirmContext, email: string): void {
  // Known of all who come from outside.
  if (!actor.address) return
  const { id, fromPlace, createdAt } = shopOrdersTable
  const since = gte(createdAt, new Date(now.getTime() - dayMs).toISOString())
  const countOf = (isMeant: SQL) =>
    db.select({ id }).from(shopOrdersTable).where(and(isMeant, since)).all().length
  const isBusy =
    countOf(sql`email = ${email} collate nocase`) >= maxToAddress ||
    countOf(eq(fromPlace, actor.address)) >= maxFromPlace
  if (!isBusy) return
  throw new AppError('rate_limited', 'Too many orders from one network', {
    retryAfterSeconds: 86_400,
  })
}

/** Where orders of more than a day ago came from is nobody's business. */
function forgetPlaces({ db }: Writer, { now }: FirmContext): void {
  const { fromPlace, createdAt } = shopOrdersTable
  const before = new Date(now.getTime() - dayMs).toISOString()
  db.update(shopOrdersTable)
    .set({ fromPlace: '' })
    .where(and(ne(fromPlace, ''), lt(createdAt, before)))
    .run()
}

/** Writes an order's state anew, with what is said of it in the history. */
export function changeOrder(
  writer: Writer,
  firm: FirmContext,
  row: ShopOrderStored,
  change: Partial<Pick<ShopOrderStored, 'state' | 'tracking' | 'doneDate' | 'cancelReason'>> & {
    action: string
    /** What the history says of it, where that is none of the columns. */
    detail?: string
  },
): ShopOrderStored {
  const { action, detail, ...columns } = change
  writer.db
    .update(shopOrdersTable)
    .set({
      ...columns,
      version: row.version + 1,
      updatedAt: firm.now.toISOString(),
      updatedBy: firm.actor.userId,
    })
    .where(eq(shopOrdersTable.id, row.id))
    .run()
  const { state, tracking } = row
  writer.audit({
    ...{ entity: 'shopOrder', entityId: row.id, action, title: row.number },
    ...{ before: { state, tracking }, after: { state, tracking, ...columns } },
    detail: detail ?? columns.cancelReason ?? columns.tracking ?? '',
  })
  return getOrder(writer, row.id)
}

function index(writer: Writer, row: ShopOrderStored): void {
  const { id, rowNumber, number, name, email, total, currency, placedAt } = row
  const items = contentOf(row)
    .lines.map((line) => line.name)
    .join(' ')
  writeSearchEntry(writer, 'shop_orders_search', rowNumber, { number, name, email, items })
  putSearchEntry(writer, {
    ...{ kind: 'shopOrder', id, title: number, subtitle: name, text: `${email} ${items}` },
    ...{ amount: total, currency, date: placedAt.slice(0, 10) },
  })
}
