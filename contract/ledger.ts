import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { DateOnly, Id, Instant, MinorUnits } from './fields.ts'
import { PageQuery, pageOf } from './page.ts'

/** One side of an entry, with what is known of it. `taxBase` and `amount` are debit positive. */
export const JournalLine = z.object({
  account: z.string(),
  debit: MinorUnits,
  credit: MinorUnits,
  partyId: z.string().optional(),
  openItemId: z.string().optional(),
  taxCode: z.string().optional(),
  taxBase: MinorUnits.optional(),
  /** Foreign currency and its amount. */
  currency: z.string().optional(),
  amount: MinorUnits.optional(),
  /** Project or cost centre. */
  dimension: z.string().optional(),
})
export type JournalLine = z.infer<typeof JournalLine>

/** A posted journal entry, in the firm's base currency; debits equal credits. */
export const JournalEntry = z.object({
  id: Id,
  sequence: z.int(),
  date: DateOnly,
  memo: z.string(),
  source: z.object({ kind: z.string(), id: Id }),
  lines: z.array(JournalLine),
  postedAt: Instant,
})
export type JournalEntry = z.infer<typeof JournalEntry>

export const ledgerContract = {
  listEntries: endpoint
    .meta({ needs: 'ledger:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/journal-entries', tags: ['Ledger'] })
    .input(PageQuery.extend({ firmId: Id, account: z.string().max(20).optional() }))
    .output(pageOf(JournalEntry)),
  trialBalance: endpoint
    .meta({ needs: 'ledger:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/trial-balance', tags: ['Ledger'] })
    .input(z.object({ firmId: Id }))
    .output(
      z.object({
        rows: z.array(z.object({ account: z.string(), debit: MinorUnits, credit: MinorUnits })),
        debit: MinorUnits,
        credit: MinorUnits,
        /** Open invoices by the documents; equal to the receivable account's balance. */
        openInvoices: MinorUnits,
        receivable: MinorUnits,
      }),
    ),
}
