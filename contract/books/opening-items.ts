import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { listQuery, registerContract } from '../core/register.ts'
import { DocumentSettlement } from './settlement.ts'

/** Owed by a customer, or owed to a supplier. */
export const OpeningRole = z.enum(['customer', 'supplier'])
export type OpeningRole = z.infer<typeof OpeningRole>

type Kind = { direction: 'receivable' | 'payable'; side: 'debit' | 'credit' }

/**
 * What such items are called among open items and entries, with the side of the party's account on
 * which they stand: what is owed by customers, their credits, what is owed to suppliers, credits of these.
 */
export const openingKinds = {
  openingInvoice: { direction: 'receivable', side: 'debit' },
  openingCredit: { direction: 'receivable', side: 'credit' },
  openingBill: { direction: 'payable', side: 'credit' },
  openingBillCredit: { direction: 'payable', side: 'debit' },
} as const satisfies Record<string, Kind>

export type OpeningKind = keyof typeof openingKinds

/** A value for each kind. */
export function forEachOpeningKind<Value>(value: Value): Record<OpeningKind, Value> {
  return {
    openingInvoice: value,
    openingCredit: value,
    openingBill: value,
    openingBillCredit: value,
  }
}

export const OpeningItemState = z.enum(['open', 'settled', 'undone'])
export type OpeningItemState = z.infer<typeof OpeningItemState>

/** An unpaid invoice or bill of the time before the books began here. */
export const OpeningItemInput = z.object({
  partyRole: OpeningRole,
  /** Name or number of the customer or supplier. */
  party: field.requiredText(160),
  /** What the party knows it by: the number of the invoice or bill. */
  number: field.requiredText(60),
  date: field.DateOnly,
  /** Empty, or null, for the day of the document. */
  dueDate: z
    .union([z.literal(''), field.DateOnly])
    .nullable()
    .default(null),
  currency: field.CurrencyCode,
  /**
   * What is still open, in decimals of `currency`. Below zero for a credit note, or for what was paid
   * ahead and is not used.
   */
  amount: field.decimalText(4, 'signed'),
  /** What one unit of another currency was worth; empty for the known rate of the opening day. */
  exchangeRate: field.optionalText(30),
  /**
   * Code of the rate whose tax is in the amount and is due as it is paid; empty where the old books
   * declared it.
   */
  taxCode: field.optionalText(20),
})
export type OpeningItemInput = z.infer<typeof OpeningItemInput>

export const OpeningItem = OpeningItemInput.omit({ party: true, amount: true }).extend({
  id: field.Id,
  partyId: field.Id,
  partyName: z.string(),
  dueDate: field.DateOnly,
  /** In minor units of `currency`; below zero for a credit. */
  amount: field.MinorUnits,
  /** The same in the base currency, as it was posted. */
  amountBase: field.MinorUnits,
  due: field.MinorUnits,
  /** The day on which it stands in the books. */
  bookedDate: field.DateOnly,
  state: OpeningItemState,
  /** What was paid, set off or written off of it. */
  settlements: z.array(DocumentSettlement),
  version: field.Version,
  createdAt: field.Instant,
})
export type OpeningItem = z.infer<typeof OpeningItem>

export const OpeningItemRow = OpeningItem.pick({
  id: true,
  partyRole: true,
  partyName: true,
  number: true,
  date: true,
  dueDate: true,
  currency: true,
  amount: true,
  due: true,
  state: true,
})
export type OpeningItemRow = z.infer<typeof OpeningItemRow>

export const OpeningItemListQuery = listQuery({
  tabs: ['open', 'settled', 'undone', 'all'],
  sorts: ['dueDate', 'party', 'number', 'date'],
  filters: { partyRole: OpeningRole.optional(), currency: field.CurrencyCode.optional() },
})
export type OpeningItemListQuery = z.infer<typeof OpeningItemListQuery>

const Balance = field.amountInput('signed').nullable().default(null)

export const OpeningBalancesInput = z.object({
  /** The last day of the old books, or the first one of the new: the items are posted on it. */
  date: field.DateOnly,
  /** What the old books' accounts of customers and of suppliers say; null where nobody has said. */
  receivable: Balance,
  payable: Balance,
})
export type OpeningBalancesInput = z.infer<typeof OpeningBalancesInput>

/** One side: what the old books say, what the items come to, and by how much they differ. */
const OpeningSide = z.object({
  expected: field.MinorUnits.nullable(),
  items: field.MinorUnits,
  count: z.int(),
  /** Items less what is expected; null where nobody has said. */
  difference: field.MinorUnits.nullable(),
})

export const OpeningBalances = z.object({
  date: field.DateOnly.nullable(),
  currency: field.CurrencyCode,
  receivable: OpeningSide,
  payable: OpeningSide,
  version: field.Version,
})
export type OpeningBalances = z.infer<typeof OpeningBalances>

const one = z.object({ firmId: field.Id, openingItemId: field.Id })
const tag = 'Opening items'
const balancesPath = '/firms/{firmId}/opening-balances' as const

const {
  archive: _,
  restore: __,
  update: ___,
  bulk: ____,
  ...register
} = registerContract({
  path: 'opening-items',
  tag,
  view: 'payment:view',
  edit: 'ledger:edit',
  one,
  onePath: '{openingItemId}',
  input: OpeningItemInput,
  query: OpeningItemListQuery,
  row: OpeningItemRow,
  record: OpeningItem,
  bulk: ['undo'],
})

export const openingItemsContract = {
  ...register,
  /** Takes one out of the books on its opening day, as long as nothing was settled of it. */
  undo: endpoint
    .meta({ needs: 'ledger:delete' })
    .route({
      method: 'POST',
      path: '/firms/{firmId}/opening-items/{openingItemId}/undo',
      tags: [tag],
    })
    .input(one)
    .output(OpeningItem),
  /** The opening day, and whether the items come to what the old books say. */
  balances: endpoint
    .meta({ needs: 'ledger:view' })
    .route({ method: 'GET', path: balancesPath, tags: [tag] })
    .input(z.object({ firmId: field.Id }))
    .output(OpeningBalances),
  /** The day stays as it is while items stand. */
  saveBalances: endpoint
    .meta({ needs: 'ledger:edit' })
    .route({ method: 'PUT', path: balancesPath, tags: [tag] })
    .input(OpeningBalancesInput.extend({ firmId: field.Id, version: field.Version }))
    .output(OpeningBalances),
}
