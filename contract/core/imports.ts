import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Instant, MinorUnits } from './fields.ts'
import { ImportedRows, ImportResults, ImportRowsQuery, RowProblem } from './import-rows.ts'
import { ChosenWord, ImportWords } from './import-words.ts'
import { RegisterName } from './saved-views.ts'

/** As many rows one file may have, and bytes: more would hold the firm's database up. */
export const maxImportRows = 5_000
export const maxImportBytes = 5_000_000
/** As many words of a file can be given a meaning at once. */
const maxChosenWords = 500

/** Which column of the file a field is read from; columns count from 0. */
const Mapping = z
  .array(z.object({ field: z.string().max(60), column: z.int().min(0).max(200) }))
  .max(200)
export type Mapping = z.infer<typeof Mapping>

/** Countries that write the month first. */
const monthFirst: readonly string[] = ['US', 'PH', 'FM', 'MH', 'PW']

/** Which comes first in a date of figures alone, such as 3/4/2026, where people write so in a country. */
export function usualDateOrder(country: string): 'day' | 'month' {
  return monthFirst.includes(country) ? 'month' : 'day'
}

/** How the file writes what it holds. */
const ImportReading = z.object({
  mapping: Mapping,
  /** What stands before the decimals: "1.234,56" has a comma. */
  decimalMark: z.enum(['comma', 'point']).default('point'),
  /**
   * Which comes first in a date of figures alone, such as 3/4/2026; where it is not said, what is usual in
   * the firm's country.
   */
  dateOrder: z.enum(['day', 'month']).optional(),
  /** Words of the file for values of a field: "Ware" is `product`. */
  words: z
    .array(
      z.object({
        field: z.string().max(60),
        word: z.string().max(200),
        value: z.string().max(200),
      }),
    )
    .max(5_000)
    .default([]),
  /**
   * What a person says that words of the file mean. It is kept for this import and for the next files
   * of the same program, or with the same heads; what was said before holds for words not named here.
   */
  chosen: z.array(ChosenWord).max(maxChosenWords).default([]),
  /**
   * The field that names a record: a row whose value a record has changes that record, in the fields
   * that the file has. Empty: each row is a new record.
   */
  key: z.string().max(60).default(''),
})
export type ImportReading = z.infer<typeof ImportReading>

/** Programs whose files are known by their heads; DATEV's format is that of Lexware, too. */
export const importPrograms = [
  'invoiceNinja',
  'datev',
  'quickBooks',
  'hubspot',
  'pipedrive',
  'salesforce',
  'linkedin',
  'facebook',
  'vcard',
] as const
export const ImportProgram = z.enum(importPrograms)
export type ImportProgram = z.infer<typeof ImportProgram>

export const ImportBatch = z.object({
  id: Id,
  register: RegisterName,
  fileName: z.string(),
  /** `importing` and `undoing` while a large file is brought in or taken back, part by part. */
  state: z.enum(['open', 'importing', 'done', 'undoing', 'undone']),
  rowCount: z.int(),
  /** Records that it made or changed. */
  recordCount: z.int(),
  /** Those of them that it changed. */
  changedCount: z.int(),
  createdAt: Instant,
  createdByName: z.string(),
})
export type ImportBatch = z.infer<typeof ImportBatch>

/** A record that an undo leaves, as it is used or was changed since. */
const KeptRecord = z.object({ id: Id, label: z.string(), reason: z.string() })

export const OpenImport = ImportBatch.extend({
  heads: z.array(z.string()),
  /** A workbook has machine decimals, so its numbers need no `decimalMark`; a text has typed ones. */
  numbers: z.enum(['machine', 'typed']),
  /** Its first rows. */
  sample: z.array(z.array(z.string())),
  /** Of this file as it was tried last, else of the last one with the same heads; null where there is none. */
  mapping: Mapping.nullable(),
  /** The program that wrote it, where that is known: all of its columns are mapped. */
  program: ImportProgram.nullable(),
  /** Rows of its file that are no records of the register, such as payments or credit notes. */
  passedOver: z.int(),
  /** Fields by which its rows can be matched with records that exist. */
  keys: z.array(z.string()),
  /** Whether several rows with the same value make one record, such as the lines of an invoice. */
  isTogether: z.boolean(),
  /** What became of its rows, once it is done. */
  results: ImportResults,
  /** Whether the caller may undo it: their own, or with the right to delete such records. */
  canUndo: z.boolean(),
  /** How far it is while it is brought in or taken back; each row counts twice, as it is tried first. */
  progress: z.object({ done: z.int(), total: z.int() }).nullable(),
  /** Whether the last attempt brought nothing in, as rows were wrong. */
  isRefused: z.boolean(),
  /** Records that stay although it was taken back, the first of them. */
  kept: z.array(KeptRecord),
})
export type OpenImport = z.infer<typeof OpenImport>

/** What would become of a row that is not left as it is. */
const RowOutcome = z.object({
  line: z.int(),
  outcome: z.enum(['new', 'changed']),
  /** What a person knows the record by. */
  label: z.string(),
  /** Paths of the fields that would change; empty for a new record. */
  fields: z.array(z.string()),
  /** How many rows of the file make it. */
  rows: z.int(),
  /** What it comes to, where it is a document. */
  sum: z.object({ amount: MinorUnits, currency: z.string() }).nullable(),
})
export type RowOutcome = z.infer<typeof RowOutcome>

/**
 * What is to be known of all rows together, such as whether they come to a sum that was expected; its
 * words are `note.<key>` of the register's texts.
 */
const ImportNote = z.object({
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Null where nothing can be said of it. */
  isGood: z.boolean().nullable(),
})
export type ImportNote = z.infer<typeof ImportNote>

/**
 * What an import would do. `problems` and `rows` name the first of them; the numbers count all. Good
 * rows are those that are new, changed or unchanged.
 */
export const ImportCheck = z.object({
  newRows: z.int(),
  changedRows: z.int(),
  unchangedRows: z.int(),
  /** Records that the good rows make or change: fewer than rows where several make one. */
  records: z.int(),
  rows: z.array(RowOutcome),
  goodRows: z.int(),
  badRows: z.int(),
  problems: z.array(RowProblem),
  notes: z.array(ImportNote),
  words: ImportWords,
})
export type ImportCheck = z.infer<typeof ImportCheck>

export const ImportUndone = z.object({
  removed: z.int(),
  /** Records that are again what they were before. */
  restored: z.int(),
  kept: z.array(KeptRecord),
  /** False while more is to be taken back; the import then says how far it is. */
  isDone: z.boolean(),
})
export type ImportUndone = z.infer<typeof ImportUndone>

const one = z.object({ firmId: Id, importId: Id })
const tags = ['Imports']
const path = '/firms/{firmId}/imports'

/**
 * Files that become records of a register. Whoever may not edit the register finds no import of it.
 */
export const importsContract = {
  list: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: Id, register: RegisterName }))
    .output(z.array(ImportBatch)),
  upload: endpoint
    .meta({ needs: 'firm:view', isHeavy: true })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(z.object({ firmId: Id, register: RegisterName, file: z.file() }))
    .output(OpenImport),
  get: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'GET', path: `${path}/{importId}`, tags })
    .input(one)
    .output(OpenImport),
  /** What became of its rows, in the order of the file; those refused keep their content for 90 days. */
  rows: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'GET', path: `${path}/{importId}/rows`, tags })
    .input(ImportRowsQuery.extend(one.shape))
    .output(ImportedRows),
  /** Keeps what is said of words, and finds those that the firm does not know. */
  findWords: endpoint
    .meta({ needs: 'firm:view', isHeavy: true })
    .route({ method: 'POST', path: `${path}/{importId}/words`, tags })
    .input(ImportReading.extend(one.shape))
    .output(ImportWords),
  /** Tries it and keeps no record; the mapping and what is said of words are kept. */
  check: endpoint
    .meta({ needs: 'firm:view', isHeavy: true })
    .route({ method: 'POST', path: `${path}/{importId}/check`, tags })
    .input(ImportReading.extend(one.shape))
    .output(ImportCheck),
  /**
   * Makes or changes a record by each row, or by all rows of one, all or none; `leavesOut` passes over
   * rows that are wrong. Of a large file the answer comes after some seconds, with the state `importing`
   * where not all is in by then: the import says how far it is, and undoing it takes back what is in.
   */
  commit: endpoint
    .meta({ needs: 'firm:view', isHeavy: true })
    .route({ method: 'POST', path: `${path}/{importId}/commit`, tags })
    .input(ImportReading.extend(one.shape).extend({ leavesOut: z.boolean().default(false) }))
    .output(ImportBatch),
  /**
   * Takes the records of an import away again and gives those that it changed their old values, but
   * for records that are used or were changed since.
   */
  undo: endpoint
    .meta({ needs: 'firm:view', isHeavy: true })
    .route({ method: 'POST', path: `${path}/{importId}/undo`, tags })
    .input(one)
    .output(ImportUndone),
  /** Forgets a file that was not imported; of one that was, what stands in the rows it refused. */
  remove: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'DELETE', path: `${path}/{importId}`, tags })
    .input(one)
    .output(z.object({ id: Id })),
}
