import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { maskedTo } from '../core/field-rights.ts'
import { DateOnly, Id, Instant, MinorUnits, wholeNumber } from '../core/fields.ts'
import { PageQuery, pageOf } from '../core/page.ts'
import { RecordQuestion } from '../firm/records.ts'

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
  /** The cost centre it is put on. */
  costCentreId: z.string().optional(),
})
export type JournalLine = z.infer<typeof JournalLine>

/** A posted journal entry, in the firm's base currency; debits equal credits. */
export const JournalEntry = z.object({
  id: Id,
  sequence: z.int(),
  date: DateOnly,
  memo: maskedTo('party:bank', z.string()),
  source: z.object({ kind: z.string(), id: Id }),
  /** The entry that this one takes back. */
  reversesId: Id.nullable(),
  lines: z.array(JournalLine),
  postedAt: Instant,
  /** SHA-256 of the entry and of the hash of the one before it. */
  hash: z.string(),
})
export type JournalEntry = z.infer<typeof JournalEntry>

/** Of one account in a period; opening and closing are debit less credit. */
export const AccountBalance = z.object({
  account: z.string(),
  opening: MinorUnits,
  debited: MinorUnits,
  credited: MinorUnits,
  /** The closing balance on its side. */
  debit: MinorUnits,
  credit: MinorUnits,
})
export type AccountBalance = z.infer<typeof AccountBalance>

/** A line of an account with the balance after it, debit less credit. */
export const AccountLine = z.object({
  entryId: Id,
  sequence: z.int(),
  date: DateOnly,
  memo: maskedTo('party:bank', z.string()),
  source: z.object({ kind: z.string(), id: Id }),
  /** The other accounts of the entry. */
  against: z.array(z.string()),
  debit: MinorUnits,
  credit: MinorUnits,
  balance: MinorUnits,
})
export type AccountLine = z.infer<typeof AccountLine>

/** Why a link of the chain does not hold. */
export const BreakReason = z.enum([
  /** Its number is missing in the sequence. */
  'missing',
  /** It does not follow the entry before it. */
  'link',
  /** The entry or its lines are not what was posted. */
  'changed',
  /** The document is not what was posted, or is gone. */
  'document',
  /** There are lines without an entry. */
  'linesLeft',
  /** The sums are not those of the lines. */
  'sums',
])
export type BreakReason = z.infer<typeof BreakReason>

export const Verification = z.object({
  /** Entries there are, and the sequence up to which they were looked at. */
  total: z.int(),
  verified: z.int(),
  /** Where to go on; null when all were looked at or a link is broken. */
  next: z.int().nullable(),
  /** Hash of the last entry that holds: noted elsewhere, it proves all before it. */
  hash: z.string(),
  /** The first link that does not hold. */
  broken: z.object({ sequence: z.int(), entryId: Id.nullable(), reason: BreakReason }).nullable(),
})
export type Verification = z.infer<typeof Verification>

const tags = ['Ledger']
const period = { from: DateOnly.optional(), to: DateOnly.optional() }

export const ledgerContract = {
  listEntries: endpoint
    .meta({ needs: 'ledger:view', isOfAll: true })
    .route({ method: 'GET', path: '/firms/{firmId}/journal-entries', tags })
    .input(PageQuery.extend({ firmId: Id, account: z.string().max(20).optional(), ...period }))
    .output(pageOf(JournalEntry)),
  getEntry: endpoint
    .meta({ needs: 'ledger:view', isOfAll: true })
    .route({ method: 'GET', path: '/firms/{firmId}/journal-entries/{entryId}', tags })
    .input(z.object({ firmId: Id, entryId: Id }))
    .output(
      JournalEntry.extend({
        reversedById: Id.nullable(),
        previousHash: z.string(),
        /** About the entry itself, for those who may ask some. */
        questions: z.array(RecordQuestion),
      }),
    ),
  trialBalance: endpoint
    .meta({ needs: 'ledger:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/trial-balance', tags })
    .input(z.object({ firmId: Id, ...period }))
    .output(
      z.object({
        rows: z.array(AccountBalance),
        debit: MinorUnits,
        credit: MinorUnits,
        /** Open invoices by the documents, now; equal to the receivable account's balance. */
        openInvoices: MinorUnits,
        receivable: MinorUnits,
      }),
    ),
  listAccountLines: endpoint
    .meta({ needs: 'ledger:view', isOfAll: true })
    .route({ method: 'GET', path: '/firms/{firmId}/accounts/{accountCode}/lines', tags })
    .input(PageQuery.extend({ firmId: Id, accountCode: z.string().max(40), ...period }))
    .output(pageOf(AccountLine)),
  /** Works the chain out again, some thousand entries at a time. */
  verify: endpoint
    .meta({ needs: 'ledger:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/journal-verification', tags })
    .input(
      z.object({
        firmId: Id,
        /** Sequence of the last entry that was looked at. */
        from: wholeNumber({ minimum: 0 }).default(0),
        size: wholeNumber({ minimum: 1, maximum: 10_000 }).default(5_000),
      }),
    )
    .output(Verification),
}
