import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { PageQuery, pageOf } from '../core/page.ts'

const PositiveAmount = field.amountInput('positive')

/** One document, or one of its instalments, that awaits money or was not used up. */
export const OpenItem = z.object({
  id: field.Id,
  direction: z.enum(['receivable', 'payable', 'employee']),
  /** Debit: owed to the firm. Credit: owed by it. */
  side: z.enum(['debit', 'credit']),
  documentKind: z.string(),
  documentId: field.Id,
  documentNumber: z.string(),
  date: field.DateOnly,
  dueDate: field.DateOnly,
  currency: field.CurrencyCode,
  amount: field.MinorUnits,
  balance: field.MinorUnits,
})
export type OpenItem = z.infer<typeof OpenItem>

/** What settled a document, or a part of it. */
export const DocumentSettlement = z.object({
  id: field.Id,
  kind: z.string(),
  documentKind: z.string(),
  documentId: field.Id,
  number: z.string(),
  date: field.DateOnly,
  amount: field.MinorUnits,
  canTakeBack: z.boolean(),
})

/** How late what is open is: not yet due, 1 to 30 days, 31 to 60, 61 to 90, longer. */
export const ageBuckets = ['current', 'd30', 'd60', 'd90', 'over90'] as const
export const AgeBucket = z.enum(ageBuckets)
export type AgeBucket = z.infer<typeof AgeBucket>

/** An age, or all of what is late. */
export const OpenAge = z.enum([...ageBuckets, 'overdue'])
export type OpenAge = z.infer<typeof OpenAge>

export const SettlementDirection = z.enum(['receivable', 'payable'])
export type SettlementDirection = z.infer<typeof SettlementDirection>

const aged = {
  current: field.MinorUnits,
  d30: field.MinorUnits,
  d60: field.MinorUnits,
  d90: field.MinorUnits,
  over90: field.MinorUnits,
  /** Paid but not used: it is taken off the total. */
  credit: field.MinorUnits,
  total: field.MinorUnits,
}

export const AgeingRow = z.object({ partyId: field.Id, partyName: z.string(), ...aged })
export type AgeingRow = z.infer<typeof AgeingRow>

/** What was open at the end of a day by party and by how late it was, the most first. */
export const Ageing = z.object({
  direction: SettlementDirection,
  asOf: field.DateOnly,
  /** Of all amounts: the one asked for, or the firm's base currency. */
  currency: field.CurrencyCode,
  rows: z.array(AgeingRow),
  totals: z.object(aged),
  /** Whether there are more parties than rows; the totals are of all. */
  hasMore: z.boolean(),
})
export type Ageing = z.infer<typeof Ageing>

export const OpenItemRow = OpenItem.extend({
  partyId: field.Id,
  partyName: z.string(),
  /** In the base currency. */
  balanceBase: field.MinorUnits,
})
export type OpenItemRow = z.infer<typeof OpenItemRow>

export const OpenItemsQuery = PageQuery.omit({ q: true }).extend({
  direction: SettlementDirection.default('receivable'),
  /**
   * The documents that are owed, what was paid ahead and is not used, or both: what was paid ahead is
   * below zero then.
   */
  view: z.enum(['owed', 'credit', 'net']).default('owed'),
  /** The end of which day; now without it. */
  asOf: field.DateOnly.optional(),
  partyId: field.Id.optional(),
  currency: field.CurrencyCode.optional(),
  /** How late it is on that day; `overdue` for all that is late. */
  bucket: OpenAge.optional(),
})
export type OpenItemsQuery = z.infer<typeof OpenItemsQuery>

export const WriteOffInput = z.object({
  /** In the document's currency. */
  amount: PositiveAmount,
  date: field.DateOnly,
  reason: z.string().trim().min(1, 'required').max(500),
  /** Whether the tax in it falls away, too, as the law allows for what can't be collected. */
  withTax: z.boolean().default(false),
})
export type WriteOffInput = z.infer<typeof WriteOffInput>

const path = '/firms/{firmId}' as const
const tags = ['Settlement']

export const settlementContract = {
  /**
   * What is open of a party, or was at the end of a day: of each side the first hundred, the
   * earliest due first. `/open-items` with the party gives all, a page at a time.
   */
  listOpen: endpoint
    .meta({ needs: 'payment:view' })
    .route({ method: 'GET', path: `${path}/parties/{partyId}/open-items`, tags })
    .input(z.object({ firmId: field.Id, partyId: field.Id, asOf: field.DateOnly.optional() }))
    .output(z.array(OpenItem)),
  /** All that is open, the earliest due first; now, or at the end of a day. */
  listItems: endpoint
    .meta({ needs: 'payment:view', isScoped: true, tool: 'reads' })
    .route({
      method: 'GET',
      path: `${path}/open-items`,
      tags,
      summary:
        'Lists what customers owe or what is owed to suppliers, the earliest due first, on any day.',
    })
    .input(OpenItemsQuery.extend({ firmId: field.Id }))
    .output(
      pageOf(OpenItemRow).extend({
        baseCurrency: field.CurrencyCode,
        /** How many items the filters leave; null where a past day, a party or a part is asked for. */
        count: z.int().nullable(),
        /** Of all that the filters leave. */
        totals: z.array(
          z.object({
            currency: field.CurrencyCode,
            balance: field.MinorUnits,
            balanceBase: field.MinorUnits,
          }),
        ),
      }),
    ),
  /** What is open by how late it is, at the end of a day: today's, or any day's before. */
  ageing: endpoint
    .meta({ needs: 'payment:view', isScoped: true, tool: 'reads' })
    .route({
      method: 'GET',
      path: `${path}/ageing`,
      tags,
      summary: 'Adds up what is owed, by party and by how late it is.',
    })
    .input(
      z.object({
        firmId: field.Id,
        direction: SettlementDirection.default('receivable'),
        asOf: field.DateOnly.optional(),
        currency: field.CurrencyCode.optional(),
      }),
    )
    .output(Ageing),
  /** Gives up what an invoice is still owed. */
  writeOff: endpoint
    .meta({ needs: 'settlement:writeOff' })
    .route({
      method: 'POST',
      path: `${path}/invoices/{invoiceId}/write-off`,
      tags,
      successStatus: 201,
    })
    .input(WriteOffInput.extend({ firmId: field.Id, invoiceId: field.Id }))
    .output(z.object({ id: field.Id, amount: field.MinorUnits, due: field.MinorUnits })),
  /** Gives up paying what is still owed of a bill, or having what is left of a supplier's credit. */
  writeOffBill: endpoint
    .meta({ needs: 'settlement:writeOff' })
    .route({
      method: 'POST',
      path: `${path}/bills/{billId}/write-off`,
      tags,
      successStatus: 201,
    })
    .input(WriteOffInput.extend({ firmId: field.Id, billId: field.Id }))
    .output(z.object({ id: field.Id, amount: field.MinorUnits, due: field.MinorUnits })),
  /** Gives up what is still open of the old books; only tax that waits for a payment falls away. */
  writeOffOpeningItem: endpoint
    .meta({ needs: 'settlement:writeOff' })
    .route({
      method: 'POST',
      path: `${path}/opening-items/{openingItemId}/write-off`,
      tags,
      successStatus: 201,
    })
    .input(
      WriteOffInput.omit({ withTax: true }).extend({ firmId: field.Id, openingItemId: field.Id }),
    )
    .output(z.object({ id: field.Id, amount: field.MinorUnits, due: field.MinorUnits })),
  /**
   * Takes back what settled an invoice or a bill, today: a credit that was applied, a payment's part,
   * a discount or a write-off. Money stays where it is, to the credit of who paid it.
   */
  takeBack: endpoint
    .meta({ needs: 'payment:delete' })
    .route({ method: 'POST', path: `${path}/allocations/{allocationId}/take-back`, tags })
    .input(z.object({ firmId: field.Id, allocationId: field.Id, reason: field.optionalText(500) }))
    .output(z.object({ id: field.Id, documentId: field.Id })),
  /** Sets what a party owes against what it is owed. */
  net: endpoint
    .meta({ needs: 'payment:edit' })
    .route({ method: 'POST', path: `${path}/parties/{partyId}/netting`, tags, successStatus: 201 })
    .input(
      z.object({
        firmId: field.Id,
        partyId: field.Id,
        receivableItemId: field.Id,
        payableItemId: field.Id,
        amount: PositiveAmount,
      }),
    )
    .output(z.object({ id: field.Id })),
}
