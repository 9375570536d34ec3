import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { listQuery, registerContract } from '../core/register.ts'

/** As many prices one list may hold. */
export const maxListPrices = 500
/** As many customers a list may name. */
export const maxListCustomers = 100

/** What an item costs from a quantity on. */
export const ListPrice = z.object({
  /** An item's name, code or barcode. */
  item: field.requiredText(200),
  /** From as many on; empty for any quantity. */
  fromQuantity: z.union([z.literal(''), field.decimalText(4)]).default(''),
  unitPrice: field.decimalText(6),
})
export type ListPrice = z.infer<typeof ListPrice>

export const PriceListInput = z.object({
  name: field.requiredText(100),
  currency: field.CurrencyCode,
  priceMode: z.enum(['net', 'gross']).default('net'),
  /** The days it holds, both included; null for no bound. */
  validFrom: field.DateOnly.nullable().default(null),
  validTo: field.DateOnly.nullable().default(null),
  /** Names of the customers it is for. With none, and no tag, it is for everybody. */
  customers: z
    .array(z.object({ name: field.requiredText(160) }))
    .max(maxListCustomers)
    .default([]),
  /** It is for customers with this tag, too. */
  tag: field.optionalText(40),
  prices: z.array(ListPrice).max(maxListPrices).default([]),
  notes: field.optionalText(2000),
})
export type PriceListInput = z.infer<typeof PriceListInput>

export const PriceList = PriceListInput.extend({
  id: field.Id,
  isArchived: z.boolean(),
  version: field.Version,
  createdAt: field.Instant,
  updatedAt: field.Instant,
})
export type PriceList = z.infer<typeof PriceList>

export const PriceListRow = PriceList.pick({
  id: true,
  name: true,
  currency: true,
  priceMode: true,
  validFrom: true,
  validTo: true,
  tag: true,
  notes: true,
  updatedAt: true,
}).extend({
  /** How many customers it names, and how many prices it holds. */
  customerCount: z.int(),
  priceCount: z.int(),
})
export type PriceListRow = z.infer<typeof PriceListRow>

export const PriceListListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['name', 'updatedAt'],
  filters: { currency: field.CurrencyCode.optional() },
})
export type PriceListListQuery = z.infer<typeof PriceListListQuery>

/** What an item costs, and the list that says so; null where it is the item's own price. */
export const FoundPrice = z.object({
  itemId: field.Id,
  unitPrice: z.string(),
  priceMode: z.enum(['net', 'gross']),
  currency: field.CurrencyCode,
  listId: field.Id.nullable(),
  listName: z.string(),
})
export type FoundPrice = z.infer<typeof FoundPrice>

const register = registerContract({
  path: 'price-lists',
  tag: 'Price lists',
  view: 'item:view',
  edit: 'item:edit',
  one: z.object({ firmId: field.Id, priceListId: field.Id }),
  onePath: '{priceListId}',
  input: PriceListInput,
  query: PriceListListQuery,
  row: PriceListRow,
  record: PriceList,
  bulk: ['archive', 'restore'],
  summaries: {
    list: 'Lists the price lists: for whom, in which currency and when they hold.',
    get: 'Reads a price list with its prices.',
  },
})

export const priceListsContract = {
  ...register,
  /**
   * What items cost a customer on a day, each line in turn: as a list says, else as the item says
   * itself; null for what is no item any more. A list that names the customer goes before one of their tag, that before one for
   * everybody, and of two alike the one that began later.
   */
  find: endpoint
    .meta({ needs: 'item:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/item-prices', tags: ['Price lists'] })
    .input(
      z.object({
        firmId: field.Id,
        lines: z
          .array(z.object({ itemId: field.Id, quantity: field.decimalText(4).default('1') }))
          .min(1)
          .max(100),
        customerId: field.Id.optional(),
        currency: field.CurrencyCode,
        date: field.DateOnly,
      }),
    )
    .output(z.object({ rows: z.array(FoundPrice.nullable()) })),
}
