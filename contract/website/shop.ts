import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { listContract, listQuery } from '../core/register.ts'

/** As many items and categories the shop may name; a category brings all its items. */
export const maxShopGoods = 200
export const maxShopWays = 20

const Amount = field.MinorUnits.refine((amount) => amount >= 0, 'negative')
const OptionalAmount = Amount.nullable().default(null)
const OptionalId = z.union([z.literal(''), field.Id]).default('')

/** A way of delivery. Its name is what customers choose, so it exists once. */
export const ShopDelivery = z.object({
  name: field.requiredText(60),
  /** Where it goes. */
  countries: z.array(field.CountryCode).min(1, 'required').max(60),
  /** Beginnings of postcodes, such as those of a town; none for all. */
  postcodes: z.array(field.requiredText(10)).max(100).default([]),
  amount: Amount,
  /** What it takes at most, in kilograms; empty for any weight. */
  upToKilograms: z.union([z.literal(''), field.decimalText(3)]).default(''),
  /** From goods of so much on it costs nothing; null for never. */
  freeFrom: OptionalAmount,
  /** For goods of less it is not offered; null for any. */
  leastValue: OptionalAmount,
  /** A faster or more precise way than the usual one: its extra cost does not come back. */
  isExpress: z.stringbool().or(z.boolean()).default(false),
})
export type ShopDelivery = z.infer<typeof ShopDelivery>

/** Where customers fetch their order. */
export const ShopPlace = z.object({
  name: field.requiredText(60),
  address: field.requiredText(300),
})
export type ShopPlace = z.infer<typeof ShopPlace>

export const shopPayWays = ['transfer', 'card'] as const
export const ShopPayWay = z.enum(shopPayWays)
export type ShopPayWay = z.infer<typeof ShopPayWay>

export const ShopSettingsInput = z.object({
  isOpen: z.stringbool().or(z.boolean()).default(false),
  /** Names, codes or barcodes of the items it sells. */
  items: z
    .array(z.object({ item: field.requiredText(200) }))
    .max(maxShopGoods)
    .default([]),
  /** It sells all items of these categories, and of those below them, too. */
  categoryIds: z.array(field.Id).max(maxShopGoods).default([]),
  delivery: z.array(ShopDelivery).max(maxShopWays).default([]),
  places: z.array(ShopPlace).max(maxShopWays).default([]),
  payWays: z.array(ShopPayWay).min(1, 'nothingChosen').default(['transfer']),
  /** Days to pay by transfer. */
  paymentDays: field.wholeNumber({ minimum: 0, maximum: 90 }).default(7),
  /** Days on which a consumer may withdraw; the law asks for 14. */
  returnDays: field.wholeNumber({ minimum: 0, maximum: 365 }).default(14),
  /** Pages that customers are shown before they order, by translation group; empty for none. */
  termsGroupId: OptionalId,
  returnsGroupId: OptionalId,
  privacyGroupId: OptionalId,
})
export type ShopSettingsInput = z.infer<typeof ShopSettingsInput>

/** The version of the settings; 0 before anybody saved them. */
const SettingsVersion = field.wholeNumber({ minimum: 0 })

export const ShopSettings = ShopSettingsInput.extend({
  version: SettingsVersion,
  /** Where the shop is; null as long as the site has no address. */
  address: z.string().nullable(),
  /** How many items customers can buy now. */
  itemCount: z.int(),
})
export type ShopSettings = z.infer<typeof ShopSettings>

/** `ready` waits to be fetched; `done` was sent or handed over. */
export const shopOrderStates = ['open', 'ready', 'done', 'cancelled'] as const
export const ShopOrderState = z.enum(shopOrderStates)
export type ShopOrderState = z.infer<typeof ShopOrderState>

export const shopPayStates = ['unpaid', 'partlyPaid', 'paid', 'refunded'] as const
export const ShopPayState = z.enum(shopPayStates)
export type ShopPayState = z.infer<typeof ShopPayState>

export const ShopOrderLine = z.object({
  kind: z.enum(['goods', 'delivery']),
  itemId: field.Id.nullable(),
  name: z.string(),
  quantity: z.string(),
  unit: z.string(),
  unitPrice: z.string(),
  coupon: field.MinorUnits,
  amount: field.MinorUnits,
})
export type ShopOrderLine = z.infer<typeof ShopOrderLine>

const shopOrderActions = [
  ...(['ready', 'send', 'handOver', 'cancel'] as const),
  ...(['acceptReturn', 'refuseReturn'] as const),
] as const
export const ShopOrderAction = z.enum(shopOrderActions)
export type ShopOrderAction = z.infer<typeof ShopOrderAction>

export const shopReturnStates = ['asked', 'accepted', 'refused'] as const
export const ShopReturnState = z.enum(shopReturnStates)
export type ShopReturnState = z.infer<typeof ShopReturnState>

/** Goods that a customer sends back, as they asked for it on the page of their order. */
export const ShopReturn = z.object({
  id: field.Id,
  state: ShopReturnState,
  askedAt: field.Instant,
  /** The day on which the goods came, as the customer says; of what was fetched, that day. */
  receivedDate: field.DateOnly,
  /** What the customer says of it. */
  reason: z.string(),
  lines: z.array(
    z.object({
      /** The place of the line in the order, from 0. */
      position: z.int(),
      name: z.string(),
      quantity: z.string(),
      unit: z.string(),
    }),
  ),
  /** What is given back, with delivery where all goods are back; of an accepted one as its credit note has it. */
  amount: field.MinorUnits,
  /** What of that goes back onto gift cards, or went there when it was accepted. */
  giftCardAmount: field.MinorUnits,
  creditNoteId: field.Id.nullable(),
  /** Why it was refused. */
  answer: z.string(),
  decidedAt: field.Instant.nullable(),
})
export type ShopReturn = z.infer<typeof ShopReturn>

export const ShopOrder = z.object({
  id: field.Id,
  number: z.string(),
  state: ShopOrderState,
  payState: ShopPayState,
  placedAt: field.Instant,
  language: field.Language,
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Where it is sent; null for one that is fetched. */
  address: z
    .object({
      street: z.string(),
      postcode: z.string(),
      city: z.string(),
      country: z.string(),
    })
    .nullable(),
  fulfilment: z.enum(['delivery', 'pickUp']),
  /** The way of delivery, or the place. */
  way: z.string(),
  note: z.string(),
  currency: z.string(),
  lines: z.array(ShopOrderLine),
  total: field.MinorUnits,
  couponCode: z.string(),
  couponAmount: field.MinorUnits,
  giftCardAmount: field.MinorUnits,
  payWay: ShopPayWay,
  /** What is still to be paid of the invoice. */
  due: field.MinorUnits,
  customerId: field.Id,
  invoiceId: field.Id,
  invoiceNumber: z.string(),
  /** The delivery in stock; null where nothing of it is kept in stock. */
  stockDocumentId: field.Id.nullable(),
  /** Number or address by which the parcel is followed. */
  tracking: z.string(),
  /** The customer's own page of it; null as long as the site has no address. */
  publicUrl: z.string().nullable(),
  /** What the customer sends back, the newest first. */
  returns: z.array(ShopReturn),
  actions: z.array(ShopOrderAction),
  version: field.Version,
})
export type ShopOrder = z.infer<typeof ShopOrder>

export const ShopOrderRow = ShopOrder.pick({
  id: true,
  number: true,
  state: true,
  payState: true,
  placedAt: true,
  name: true,
  fulfilment: true,
  way: true,
  currency: true,
  total: true,
})
export type ShopOrderRow = z.infer<typeof ShopOrderRow>

export const ShopOrderQuery = listQuery({
  /** `returns`: those whose customer waits for an answer to a return. */
  tabs: ['open', 'ready', 'returns', 'done', 'cancelled', 'all'],
  sorts: ['placedAt', 'total', 'name'],
  direction: 'descending',
  filters: { fulfilment: z.enum(['delivery', 'pickUp']).optional() },
})
export type ShopOrderQuery = z.infer<typeof ShopOrderQuery>

const inFirm = z.object({ firmId: field.Id })
const one = inFirm.extend({ shopOrderId: field.Id })
const path = '/firms/{firmId}/shop-orders' as const
const at = `${path}/{shopOrderId}` as const
const settingsPath = '/firms/{firmId}/site/shop' as const
const tags = ['Website']

export const shopOrdersContract = {
  ...listContract({
    base: path,
    tags,
    view: 'website:view',
    query: ShopOrderQuery,
    row: ShopOrderRow,
    listed: "Lists the orders of the firm's online shop, the newest first.",
  }),
  get: endpoint
    .meta({ needs: 'website:view' })
    .route({ method: 'GET', path: at, tags })
    .input(one)
    .output(ShopOrder),
  /** Says that it can be fetched; the customer is told by email. */
  ready: endpoint
    .meta({ needs: 'website:post' })
    .route({ method: 'POST', path: `${at}/ready`, tags })
    .input(one.extend({ version: field.Version }))
    .output(ShopOrder),
  /** Says that it is on its way: its goods leave the stock, and the customer is told by email. */
  send: endpoint
    .meta({ needs: 'website:post' })
    .route({ method: 'POST', path: `${at}/send`, tags })
    .input(one.extend({ version: field.Version, tracking: field.optionalText(200) }))
    .output(ShopOrder),
  /** Says that it was fetched: its goods leave the stock. */
  handOver: endpoint
    .meta({ needs: 'website:post' })
    .route({ method: 'POST', path: `${at}/hand-over`, tags })
    .input(one.extend({ version: field.Version }))
    .output(ShopOrder),
  /** Credits the invoice and frees the goods; the customer is told by email. */
  cancel: endpoint
    .meta({ needs: 'invoice:reverse' })
    .route({ method: 'POST', path: `${at}/cancel`, tags })
    .input(one.extend({ version: field.Version, reason: field.optionalText(500) }))
    .output(ShopOrder),
  /**
   * Accepts the return that the customer asks for: a credit note over its goods, which come back into stock
   * at the cost they went out with; the customer is told by email.
   */
  acceptReturn: endpoint
    .meta({ needs: 'invoice:reverse' })
    .route({ method: 'POST', path: `${at}/accept-return`, tags })
    .input(one.extend({ version: field.Version }))
    .output(ShopOrder),
  /** Refuses the return that the customer asks for, and tells them why by email. */
  refuseReturn: endpoint
    .meta({ needs: 'invoice:reverse' })
    .route({ method: 'POST', path: `${at}/refuse-return`, tags })
    .input(one.extend({ version: field.Version, reason: field.requiredText(500) }))
    .output(ShopOrder),
}

export const shopSettingsContract = {
  get: endpoint
    .meta({ needs: 'website:view' })
    .route({ method: 'GET', path: settingsPath, tags })
    .input(inFirm)
    .output(ShopSettings),
  save: endpoint
    .meta({ needs: 'website:post' })
    .route({ method: 'PUT', path: settingsPath, tags })
    .input(ShopSettingsInput.extend(inFirm.shape).extend({ version: SettingsVersion }))
    .output(ShopSettings),
}
