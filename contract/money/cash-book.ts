import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'

const Name = z.record(field.Language, z.string())

/** A cash account of the chart, and the book that is kept of it. Base currency. */
export const CashBook = z.object({
  code: z.string(),
  name: Name,
  currency: field.CurrencyCode,
  /** Debit less credit of the books, today. */
  balance: field.MinorUnits,
  /** The first day of its book; null where none is kept, so that nothing holds it above zero. */
  since: field.DateOnly.nullable(),
  /** The last day that is closed. */
  closedUntil: field.DateOnly.nullable(),
  /** The last day on which it was counted. */
  countedOn: field.DateOnly.nullable(),
})
export type CashBook = z.infer<typeof CashBook>

/** A line of the book. What came in or went out, and what lay there after it. */
export const CashEntry = z.object({
  entryId: field.Id,
  /** Its number in the journal. */
  sequence: z.int(),
  text: z.string(),
  documentKind: z.string(),
  documentId: z.string(),
  in: field.MinorUnits,
  out: field.MinorUnits,
  balance: field.MinorUnits,
})
export type CashEntry = z.infer<typeof CashEntry>

/** What was counted of a day. */
export const CashCount = z.object({
  /** Pieces of notes and coins by their value in minor units. */
  pieces: z.array(z.object({ value: field.MinorUnits, count: z.int() })),
  /** What was counted otherwise. */
  other: field.MinorUnits,
  counted: field.MinorUnits,
  /** By the book, before the difference was posted. */
  expected: field.MinorUnits,
  /** Above zero is over, below zero short; posted with the reason. */
  difference: field.MinorUnits,
  reason: z.string(),
  countedByName: z.string(),
  countedAt: field.Instant,
})
export type CashCount = z.infer<typeof CashCount>

export const CashDay = z.object({
  date: field.DateOnly,
  /** Of a closed day, without gaps through the whole book; null while it is open. */
  page: z.int().nullable(),
  opening: field.MinorUnits,
  in: field.MinorUnits,
  out: field.MinorUnits,
  closing: field.MinorUnits,
  entries: z.array(CashEntry),
  /** The last of the day. */
  count: CashCount.nullable(),
  closedByName: z.string(),
})
export type CashDay = z.infer<typeof CashDay>

/** A month of a book, its days with movements or counts in their order. */
export const CashMonth = z.object({
  book: CashBook,
  /** `YYYY-MM` */
  month: z.string(),
  today: field.DateOnly,
  opening: field.MinorUnits,
  in: field.MinorUnits,
  out: field.MinorUnits,
  closing: field.MinorUnits,
  days: z.array(CashDay),
  /** Whether there are more lines in it than are listed. */
  hasMore: z.boolean(),
})
export type CashMonth = z.infer<typeof CashMonth>

export const CashMonthText = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'invalid')

export const CashCountInput = z.object({
  date: field.DateOnly,
  pieces: z
    .array(
      z.object({
        value: field.wholeNumber({ minimum: 1, maximum: 100_000_000 }),
        count: field.wholeNumber({ minimum: 0, maximum: 99_999 }),
      }),
    )
    .max(30)
    .default([]),
  other: field.wholeNumber({ minimum: 0, maximum: 1_000_000_000_000 }).default(0),
  /** Needed where it is not what the book says. */
  reason: field.optionalText(200),
})
export type CashCountInput = z.infer<typeof CashCountInput>

export const CashEntryInput = z.object({
  date: field.DateOnly,
  direction: z.enum(['in', 'out']),
  amount: field.wholeNumber({ minimum: 1, maximum: 1_000_000_000_000 }),
  /** Code of the account that it comes from or goes to. */
  account: field.requiredText(20),
  text: field.requiredText(200),
})
export type CashEntryInput = z.infer<typeof CashEntryInput>

const tags = ['Cash book']
const one = z.object({ firmId: field.Id, cashAccountCode: z.string().max(40) })
const at = '/firms/{firmId}/cash-books/{cashAccountCode}' as const

export const cashBookContract = {
  list: endpoint
    .meta({ needs: 'bank:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/cash-books', tags })
    .input(z.object({ firmId: field.Id }))
    .output(z.object({ rows: z.array(CashBook) })),
  /** Begins a book: from its first day on the account holds no less than nothing. */
  begin: endpoint
    .meta({ needs: 'bank:edit' })
    .route({ method: 'POST', path: `${at}/begin`, tags })
    .input(one.extend({ since: field.DateOnly }))
    .output(CashBook),
  /** The month of today where none is named. */
  month: endpoint
    .meta({ needs: 'bank:view' })
    .route({ method: 'GET', path: at, tags })
    .input(one.extend({ month: CashMonthText.optional() }))
    .output(CashMonth),
  /** What a movement can be noted against. */
  choices: endpoint
    .meta({ needs: 'bank:view' })
    .route({ method: 'GET', path: `${at}/choices`, tags })
    .input(one)
    .output(
      z.object({
        accounts: z.array(z.object({ code: z.string(), name: Name })),
        usual: z.string(),
        today: field.DateOnly,
        /** On the day of today. */
        balance: field.MinorUnits,
      }),
    ),
  /** Notes money that came in or went out without a document of its own. */
  note: endpoint
    .meta({ needs: 'bank:edit' })
    .route({ method: 'POST', path: `${at}/entries`, tags })
    .input(CashEntryInput.extend(one.shape))
    .output(CashBook),
  /** Keeps what was counted on a day, and posts what is over or short. */
  count: endpoint
    .meta({ needs: 'bank:edit' })
    .route({ method: 'POST', path: `${at}/counts`, tags })
    .input(CashCountInput.extend(one.shape))
    .output(CashDay),
  /** Closes a day and all before it: each takes a page, and nothing is posted there any more. */
  close: endpoint
    .meta({ needs: 'bank:edit' })
    .route({ method: 'POST', path: `${at}/close`, tags })
    .input(one.extend({ date: field.DateOnly }))
    .output(CashBook),
}
