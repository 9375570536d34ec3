import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { maskedTo, shownTo } from '../core/field-rights.ts'
import * as field from '../core/fields.ts'
import { PageQuery, pageOf } from '../core/page.ts'

/** As many lines one file may have, and bytes: more would hold the firm's database up. */
export const maxBankLines = 20_000
export const maxBankFileBytes = 16_000_000

/** `feed`: no file, but fetched from the bank. */
export const BankFileFormat = z.enum(['csv', 'camt', 'mt940', 'ofx', 'feed', 'xlsx'])
export type BankFileFormat = z.infer<typeof BankFileFormat>

/** An account of the chart that money is on: at a bank, on a card or in a till. Base currency. */
export const BankAccount = z.object({
  code: z.string(),
  name: z.record(field.Language, z.string()),
  subtype: z.string(),
  iban: z.string(),
  currency: field.CurrencyCode,
  /** Debit less credit of the books, today. */
  bookBalance: field.MinorUnits,
  /** By its statements; null as long as none said a balance. */
  bankBalance: field.MinorUnits.nullable(),
  /** The last day of its statements. */
  bankDate: field.DateOnly.nullable(),
  /** Lines of statements that nothing in the books was matched with, and their sum. */
  openLines: z.int(),
  openAmount: field.MinorUnits,
  /** What the books have since its first statement and no line was matched with. */
  unmatchedBooks: field.MinorUnits,
  /** What is left of the difference between books and bank; 0 where all is explained. */
  unexplained: field.MinorUnits.nullable(),
})
export type BankAccount = z.infer<typeof BankAccount>

/** A movement on a statement. Above zero came in. */
export const BankLine = z.object({
  id: field.Id,
  account: z.string(),
  date: field.DateOnly,
  valueDate: field.DateOnly,
  amount: field.MinorUnits,
  currency: field.CurrencyCode,
  /** Who paid or was paid, as the bank says it. */
  name: maskedTo('party:bank', z.string()),
  iban: shownTo('party:bank', z.string()),
  reference: maskedTo('party:bank', z.string()),
  text: maskedTo('party:bank', z.string()),
  state: z.enum(['open', 'matched']),
  statementId: field.Id,
})
export type BankLine = z.infer<typeof BankLine>

export const BankStatement = z.object({
  id: field.Id,
  importId: field.Id,
  account: z.string(),
  number: z.string(),
  currency: field.CurrencyCode,
  from: field.DateOnly,
  to: field.DateOnly,
  opening: field.MinorUnits.nullable(),
  closing: field.MinorUnits.nullable(),
  /** Lines of the file, and those of them that were not there before. */
  lineCount: z.int(),
  newLines: z.int(),
  openLines: z.int(),
  fileName: z.string(),
  format: BankFileFormat,
  createdAt: field.Instant,
  createdByName: z.string(),
})
export type BankStatement = z.infer<typeof BankStatement>

/** What a column of a CSV file is read as. */
export const BankColumn = z.enum([
  'date',
  'valueDate',
  'amount',
  'debit',
  'credit',
  'name',
  'text',
  'reference',
  'iban',
  'balance',
  'currency',
  /** Who paid and who was paid, where these are two columns. */
  'payer',
  'payee',
  /** What the bank took beside the amount. */
  'fee',
  /** Whether the row is booked. */
  'status',
])
export type BankColumn = z.infer<typeof BankColumn>

const Column = z
  .string()
  .regex(/^\d{0,3}$/, 'invalid')
  .optional()

const BankColumns = z.object({
  date: Column,
  valueDate: Column,
  amount: Column,
  debit: Column,
  credit: Column,
  name: Column,
  text: Column,
  reference: Column,
  iban: Column,
  balance: Column,
  currency: Column,
  payer: Column,
  payee: Column,
  fee: Column,
  status: Column,
})

/** How a CSV file is read: the column of each field, counted from 0; empty for none. */
export const BankCsvReading = z.object({
  columns: BankColumns.default({}),
  decimalMark: z.enum(['comma', 'point']).default('point'),
  dateOrder: z.enum(['day', 'month']).default('day'),
  /** What money that went out has: a minus, or none where card companies give what came in one. */
  outSign: z.enum(['minus', 'plus']).default('minus'),
  /** Somebody said so, where the file alone does not tell. */
  isSaid: z.boolean().default(false),
  /** Rows of this file that somebody leaves out, counted from 1. */
  skip: z.array(z.int().min(1)).max(2000).default([]),
})
export type BankCsvReading = z.infer<typeof BankCsvReading>

/** What is wrong with a file: where, and what stands there. */
export const BankFileProblem = z.object({ line: z.int(), key: z.string(), text: z.string() })
export type BankFileProblem = z.infer<typeof BankFileProblem>

/** An account of a file that holds several: where its lines go, empty for nowhere, null as long as nobody said. */
export const BankFileAccount = z.object({
  fileAccount: z.string(),
  lineCount: z.int(),
  code: z.string().nullable(),
})
export type BankFileAccount = z.infer<typeof BankFileAccount>

/** A file of statements, before and after its lines were taken. */
export const BankImport = z.object({
  id: field.Id,
  account: z.string(),
  fileName: z.string(),
  format: BankFileFormat,
  state: z.enum(['open', 'done', 'undone']),
  lineCount: z.int(),
  newLines: z.int(),
  createdAt: field.Instant,
  createdByName: z.string(),
})
export type BankImport = z.infer<typeof BankImport>

/** What an open import would do; nothing of it is kept. */
export const BankImportTrial = BankImport.extend({
  /** Of a CSV file: its heads and first rows, and how they are read. */
  csv: z
    .object({
      heads: z.array(z.string()),
      sample: z.array(z.array(z.string())),
      reading: BankCsvReading,
      /** Its days can be read two ways; how they are read follows from the firm's country alone. */
      asksOrder: z.boolean(),
    })
    .nullable(),
  statements: z.array(
    z.object({
      number: z.string(),
      currency: z.string(),
      from: z.string(),
      to: z.string(),
      opening: field.MinorUnits.nullable(),
      closing: field.MinorUnits.nullable(),
      lineCount: z.int(),
    }),
  ),
  /** The first of its lines. */
  sample: z.array(
    BankLine.pick({
      date: true,
      amount: true,
      name: true,
      text: true,
      reference: true,
    }).extend({ isNew: z.boolean() }),
  ),
  /** New ones that another line of the same day and amount stands beside already, said in other words. */
  lookalikes: z.int(),
  /** New ones in a period that takes no postings: they can be taken, but not posted on their day. */
  lockedLines: z.int(),
  /** The last day of that period. */
  lockDate: field.DateOnly.nullable(),
  /** Of a file that holds several accounts; none of others. */
  fileAccounts: z.array(BankFileAccount),
  /** Rows that are no movements, or were left out by hand: none of them is taken. */
  leftOut: z.array(BankFileProblem),
  /** The first of them; with any, nothing can be taken. */
  problems: z.array(BankFileProblem),
})
export type BankImportTrial = z.infer<typeof BankImportTrial>

export const BankLinesQuery = PageQuery.extend({
  state: z.enum(['open', 'matched', 'all']).default('open'),
})
export type BankLinesQuery = z.infer<typeof BankLinesQuery>

const tags = ['Bank']
const accounts = '/firms/{firmId}/bank-accounts' as const
const account = z.object({ firmId: field.Id, bankAccountCode: z.string().max(40) })
const imports = '/firms/{firmId}/bank-imports' as const
const oneImport = z.object({ firmId: field.Id, bankImportId: field.Id })

export const bankContract = {
  listAccounts: endpoint
    .meta({ needs: 'bank:view', tool: 'reads' })
    .route({
      method: 'GET',
      path: accounts,
      tags,
      summary: 'Lists bank, card and cash accounts with their balances in minor units.',
    })
    .input(z.object({ firmId: field.Id }))
    .output(z.array(BankAccount)),
  getAccount: endpoint
    .meta({ needs: 'bank:view' })
    .route({ method: 'GET', path: `${accounts}/{bankAccountCode}`, tags })
    .input(account)
    .output(BankAccount),
  /** By date, the newest first. */
  listLines: endpoint
    .meta({ needs: 'bank:view', tool: 'reads', isOfAll: true })
    .route({
      method: 'GET',
      path: `${accounts}/{bankAccountCode}/lines`,
      tags,
      summary: 'Lists lines of bank statements; open ones have no document yet.',
    })
    .input(BankLinesQuery.extend(account.shape))
    .output(pageOf(BankLine)),
  listStatements: endpoint
    .meta({ needs: 'bank:view' })
    .route({ method: 'GET', path: `${accounts}/{bankAccountCode}/statements`, tags })
    .input(account)
    .output(z.array(BankStatement)),
  /** Reads a file of statements: CSV, CAMT.053 (XML or ZIP), MT940 or OFX. Nothing is taken yet. */
  upload: endpoint
    .meta({ needs: 'bank:edit', isHeavy: true })
    .route({
      method: 'POST',
      path: `${accounts}/{bankAccountCode}/imports`,
      tags,
      successStatus: 201,
    })
    .input(account.extend({ file: z.file() }))
    .output(BankImportTrial),
  getImport: endpoint
    .meta({ needs: 'bank:view' })
    .route({ method: 'GET', path: `${imports}/{bankImportId}`, tags })
    .input(oneImport)
    .output(BankImportTrial),
  /** Says how a CSV file is read, and tries that. */
  readAs: endpoint
    .meta({ needs: 'bank:edit', isHeavy: true })
    .route({ method: 'PUT', path: `${imports}/{bankImportId}/reading`, tags })
    .input(oneImport.extend({ reading: BankCsvReading }))
    .output(BankImportTrial),
  /** Says where the lines of each account go, of a file that holds several. */
  setAccounts: endpoint
    .meta({ needs: 'bank:edit', isHeavy: true })
    .route({ method: 'PUT', path: `${imports}/{bankImportId}/accounts`, tags })
    .input(
      oneImport.extend({
        accounts: z
          .array(z.object({ fileAccount: z.string().max(60), code: z.string().max(40) }))
          .max(50),
      }),
    )
    .output(BankImportTrial),
  /** Takes its lines, all or none; those that are there already are passed over. */
  commit: endpoint
    .meta({ needs: 'bank:edit', isHeavy: true })
    .route({ method: 'POST', path: `${imports}/{bankImportId}/commit`, tags })
    .input(oneImport)
    .output(BankImport),
  /** Takes its lines away again, as long as none of them is matched. */
  undo: endpoint
    .meta({ needs: 'bank:delete' })
    .route({ method: 'POST', path: `${imports}/{bankImportId}/undo`, tags })
    .input(oneImport)
    .output(BankImport),
  /** Forgets a file whose lines were not taken. */
  discard: endpoint
    .meta({ needs: 'bank:edit' })
    .route({ method: 'DELETE', path: `${imports}/{bankImportId}`, tags })
    .input(oneImport)
    .output(z.object({ id: field.Id })),
}
