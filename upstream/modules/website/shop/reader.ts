import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import { Language } from '#contract/core/fields.ts'
import { ShopOrderLine, type ShopOrderQuery } from '#contract/website/shop.ts'
import { publicToken } from '../../../documents/delivery/public-token.ts'
import type { Reader } from '../../../firm/store.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'
import { followsParty } from '../../firm/parties/views.ts'
import { type ShopOrderStored, shopOrdersSearch, shopOrdersTable } from './tables.ts'

/** What of an order is kept beside the columns of its row. */
export const OrderContent = z.object({
  buyer: z.object({
    company: z.string(),
    phone: z.string(),
    street: z.string(),
    postcode: z.string(),
    city: z.string(),
    country: z.string(),
    note: z.string(),
    language: Language,
  }),
  lines: z.array(ShopOrderLine),
  couponCode: z.string(),
  couponAmount: z.int(),
  giftCardAmount: z.int(),
  tax: z.int(),
  /** What delivery of the usual kind would have cost: so much comes back when all is returned. */
  standardDelivery: z.int(),
})
export type OrderContent = z.infer<typeof OrderContent>

/** Orders are as far away as their customer. */
export const orderReach = followsParty('shop_orders', 'customer_id')

export const shopOrderList: RegisterSource<ShopOrderQuery> = {
  from: 'shop_orders',
  search: shopOrdersSearch.name,
  tabs: {
    open: `state = 'open'`,
    ready: `state = 'ready'`,
    returns: `exists (select 1 from shop_returns
      where shop_returns.order_id = shop_orders.id and shop_returns.state = 'asked')`,
    done: `state = 'done'`,
    cancelled: `state = 'cancelled'`,
    all: '',
  },
  sorts: { placedAt: 'placed_at', total: 'total', name: 'name collate nocase' },
  filters: { fulfilment: equals('fulfilment') },
  totals: { currency: 'currency', sums: { total: 'total' } },
}

export function contentOf({ content }: Pick<ShopOrderStored, 'content'>): OrderContent {
  return OrderContent.parse(JSON.parse(content))
}

/** @throws AppError not_found */
export function getOrder(reader: Reader, id: string): ShopOrderStored {
  const row = findOrder(reader, id)
  if (!row) throw new AppError('not_found', 'No such order')
  return row
}

export function findOrder({ db }: Reader, id: string): ShopOrderStored | undefined {
  return db.select().from(shopOrdersTable).where(eq(shopOrdersTable.id, id)).get()
}

/** The order that a form brought; undefined for one that was not sent yet. */
export function findOrderOnce({ db }: Reader, onceKey: string): ShopOrderStored | undefined {
  return db.select().from(shopOrdersTable).where(eq(shopOrdersTable.onceKey, onceKey)).get()
}

/** The order of an address, as `findByToken` asks for it. */
export function findOrderBySecret({ db }: Reader, secret: string) {
  const isMeant = eq(shopOrdersTable.publicSecret, secret)
  const row = db.select().from(shopOrdersTable).where(isMeant).get()
  return row && { ...row, publicUntil: null }
}

/** Where the customer sees an order, within the site. */
export function orderPath(firmId: string, { publicSecret }: ShopOrderStored): string {
  return `/shop/order/${publicToken(firmId, publicSecret)}`
}

/** Whether an order has a number, so that no other gets it. */
export function isOrderNumberTaken({ sql }: Reader, number: string): boolean {
  return sql.exec('select 1 from shop_orders where number = ?', number).toArray().length > 0
}
