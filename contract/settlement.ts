import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CurrencyCode, DateOnly, Id, MinorUnits, optionalText } from './fields.ts'

const PositiveAmount = z.coerce
  .number()
  .pipe(MinorUnits)
  .refine((amount) => amount > 0, 'required')

/** One document, or one of its instalments, that awaits money or was not used up. */
export const OpenItem = z.object({
  id: Id,
  direction: z.enum(['receivable', 'payable', 'employee', 'tax']),
  /** Debit: owed to the firm. Credit: owed by it. */
  side: z.enum(['debit', 'credit']),
  documentKind: z.string(),
  documentId: Id,
  documentNumber: z.string(),
  date: DateOnly,
  dueDate: DateOnly,
  currency: CurrencyCode,
  amount: MinorUnits,
  balance: MinorUnits,
})
export type OpenItem = z.infer<typeof OpenItem>

/** How late what is open is: not yet due, 1 to 30 days, 31 to 60, 61 to 90, longer. */
export const ageBuckets = ['current', 'd30', 'd60', 'd90', 'over90'] as const

export const Ageing = z.object({
  asOf: DateOnly,
  baseCurrency: CurrencyCode,
  rows: z.array(
    z.object({
      currency: CurrencyCode,
      bucket: z.enum(ageBuckets),
      balance: MinorUnits,
      balanceBase: MinorUnits,
    }),
  ),
})
export type Ageing = z.infer<typeof Ageing>

export const WriteOffInput = z.object({
  /** In the invoice's currency. */
  amount: PositiveAmount,
  date: DateOnly,
  reason: z.string().trim().min(1, 'required').max(500),
  /** Whether the tax in it falls away, too, as the law allows for what can't be collected. */
  withTax: z.boolean().default(false),
})
export type WriteOffInput = z.infer<typeof WriteOffInput>

const path = '/firms/{firmId}' as const
const tags = ['Settlement']

export const settlementContract = {
  /** What is open of a party, or was at the end of a day. */
  listOpen: endpoint
    .meta({ needs: 'payment:view' })
    .route({ method: 'GET', path: `${path}/parties/{partyId}/open-items`, tags })
    .input(z.object({ firmId: Id, partyId: Id, asOf: DateOnly.optional() }))
    .output(z.array(OpenItem)),
  /** What is open by how late it is, at the end of a day: today's, or any day's before. */
  ageing: endpoint
    .meta({ needs: 'payment:view' })
    .route({ method: 'GET', path: `${path}/ageing`, tags })
    .input(
      z.object({
        firmId: Id,
        direction: z.enum(['receivable', 'payable']).default('receivable'),
        asOf: DateOnly.optional(),
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
    .input(WriteOffInput.extend({ firmId: Id, invoiceId: Id }))
    .output(z.object({ id: Id, amount: MinorUnits, due: MinorUnits })),
  /**
   * Takes back what settled an invoice, today: a credit that was applied, a payment's part, a
   * discount or a write-off. Money stays with the firm, to the customer's credit.
   */
  takeBack: endpoint
    .meta({ needs: 'payment:edit' })
    .route({ method: 'POST', path: `${path}/allocations/{allocationId}/take-back`, tags })
    .input(z.object({ firmId: Id, allocationId: Id, reason: optionalText(500) }))
    .output(z.object({ id: Id, documentId: Id })),
  /** Sets what a party owes against what it is owed. */
  net: endpoint
    .meta({ needs: 'payment:edit' })
    .route({ method: 'POST', path: `${path}/parties/{partyId}/netting`, tags, successStatus: 201 })
    .input(
      z.object({
        firmId: Id,
        partyId: Id,
        receivableItemId: Id,
        payableItemId: Id,
        amount: PositiveAmount,
      }),
    )
    .output(z.object({ id: Id })),
}
