import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'

/** A calendar month, `YYYY-MM`. */
export const Month = z.string().regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'invalid')

/** What is looked at before a month is signed off. */
export const ClosingPoint = z.object({
  key: z.enum([
    'invoiceDrafts',
    'billDrafts',
    'expenseDrafts',
    'expenseClaims',
    'missingReceipts',
    'bankLines',
    'tillSessions',
    'openDeliveries',
    'entryDrafts',
    'shares',
    'clearing',
    'transit',
    'receivables',
    'customerCredit',
    'payables',
    'grni',
    'stock',
    'wallets',
    'points',
    'sequence',
    'revaluation',
  ]),
  /** Whether nothing is to be done. */
  isDone: z.boolean(),
  /** Whether the month can't be signed off before. */
  isRequired: z.boolean(),
  /** How many there are, where they are counted. */
  count: z.int().nullable(),
  /** What is left or differs, in the base currency. */
  amount: field.MinorUnits.nullable(),
  /** Code of the account whose balance it is; null where it is not that of one alone. */
  account: z.string().nullable(),
})
export type ClosingPoint = z.infer<typeof ClosingPoint>

const SignOff = z.object({ at: field.Instant, byName: z.string(), note: z.string() })

export const ClosingMonth = z.object({
  month: Month,
  end: field.DateOnly,
  /** Whether the month has ended, so that it can be signed off. */
  isOver: z.boolean(),
  isLocked: z.boolean(),
  signOff: SignOff.nullable(),
})
export type ClosingMonth = z.infer<typeof ClosingMonth>

export const FiscalYear = z.object({
  start: field.DateOnly,
  end: field.DateOnly,
  /** Profit of the year, or a loss below zero, in the base currency. */
  profit: field.MinorUnits,
  isOver: z.boolean(),
  closing: z
    .object({
      id: field.Id,
      entryId: field.Id.nullable(),
      amount: field.MinorUnits,
      at: field.Instant,
      byName: z.string(),
    })
    .nullable(),
})
export type FiscalYear = z.infer<typeof FiscalYear>

/** An entry that closes a year, or would; amounts in the base currency. */
export const YearEntry = z.object({
  /** What the country calls the step; empty for the last one, to retained earnings. */
  memo: z.string(),
  lines: z.array(
    z.object({ account: z.string(), debit: field.MinorUnits, credit: field.MinorUnits }),
  ),
})
export type YearEntry = z.infer<typeof YearEntry>

/** What open items in one currency were booked at and are worth at the rate of the day. */
export const RevaluationLine = z.object({
  direction: z.string(),
  side: z.enum(['debit', 'credit']),
  currency: field.CurrencyCode,
  balance: field.MinorUnits,
  balanceBase: field.MinorUnits,
  /** Empty where none is known. */
  rate: z.string(),
  worth: field.MinorUnits,
  /** A gain above zero, a loss below. */
  gain: field.MinorUnits,
})
export type RevaluationLine = z.infer<typeof RevaluationLine>

export const Revaluation = z.object({
  id: field.Id,
  date: field.DateOnly,
  gain: field.MinorUnits,
  entryId: field.Id.nullable(),
  reversalId: field.Id.nullable(),
  at: field.Instant,
  byName: z.string(),
})
export type Revaluation = z.infer<typeof Revaluation>

/** A month signed off, although points are open where `despite` says so: then the note says why. */
export const SignOffInput = z.object({
  firmId: field.Id,
  month: Month,
  note: field.optionalText(500),
  despite: z.boolean().default(false),
})
export type SignOffInput = z.infer<typeof SignOffInput>

const path = '/firms/{firmId}/closing' as const
const tags = ['Closing']
const ofMonth = z.object({ firmId: field.Id, month: Month })
const ofYear = z.object({ firmId: field.Id, end: field.DateOnly })

export const closingContract = {
  /** The last months and fiscal years, newest first, and what was revalued. */
  overview: endpoint
    .meta({ needs: 'ledger:view' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: field.Id }))
    .output(
      z.object({
        months: z.array(ClosingMonth),
        years: z.array(FiscalYear),
        revaluations: z.array(Revaluation),
      }),
    ),
  month: endpoint
    .meta({ needs: 'ledger:view' })
    .route({ method: 'GET', path: `${path}/months/{month}`, tags })
    .input(ofMonth)
    .output(ClosingMonth.extend({ points: z.array(ClosingPoint) })),
  /** Signs a month off and closes its days to all but who makes an exception. */
  signOff: endpoint
    .meta({ needs: 'ledger:lock' })
    .route({ method: 'POST', path: `${path}/months/{month}/sign-off`, tags })
    .input(SignOffInput)
    .output(ClosingMonth),
  revaluation: endpoint
    .meta({ needs: 'ledger:view' })
    .route({ method: 'GET', path: `${path}/revaluation`, tags })
    .input(z.object({ firmId: field.Id, date: field.DateOnly }))
    .output(
      z.object({ date: field.DateOnly, lines: z.array(RevaluationLine), gain: field.MinorUnits }),
    ),
  /** Posts what open items in foreign currency gained or lost, and takes it back the day after. */
  revalue: endpoint
    .meta({ needs: 'ledger:edit' })
    .route({ method: 'POST', path: `${path}/revaluation`, tags, successStatus: 201 })
    .input(z.object({ firmId: field.Id, date: field.DateOnly }))
    .output(Revaluation),
  /** The entries that close a year as it is now; of a closed one those that were posted. */
  yearEntries: endpoint
    .meta({ needs: 'ledger:view' })
    .route({ method: 'GET', path: `${path}/years/{end}/entries`, tags })
    .input(ofYear)
    .output(
      z.object({
        entries: z.array(YearEntry),
        /** Of the accounts, by code, in the reader's language. */
        names: z.record(z.string(), z.string()),
      }),
    ),
  /** Moves the result of a fiscal year to retained earnings and closes its days. */
  closeYear: endpoint
    .meta({ needs: 'ledger:lock' })
    .route({ method: 'POST', path: `${path}/years/{end}/close`, tags })
    .input(ofYear)
    .output(FiscalYear),
  /** Takes that back, while the year is not closed for good. */
  undoYear: endpoint
    .meta({ needs: 'ledger:lock' })
    .route({ method: 'POST', path: `${path}/years/{end}/undo`, tags })
    .input(ofYear.extend({ reason: field.requiredText(500) }))
    .output(FiscalYear),
}
