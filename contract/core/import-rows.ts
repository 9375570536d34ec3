import { z } from 'zod'
import { Id, wholeNumber } from './fields.ts'

/** What is wrong with a row, by the path of the field; the empty path is the row itself. */
export const RowProblem = z.object({
  /** The line of the file; the heads are line 1. */
  line: z.int(),
  field: z.string(),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** What the file has there. */
  text: z.string(),
})
export type RowProblem = z.infer<typeof RowProblem>

/** What became of a row: a new record, a changed one, one that had it all already, or nothing. */
export const ImportResult = z.enum(['new', 'changed', 'unchanged', 'refused'])
export type ImportResult = z.infer<typeof ImportResult>

/** How many records were made and changed, and how many rows were left or refused. */
export const ImportResults = z.record(ImportResult, z.int())
export type ImportResults = z.infer<typeof ImportResults>

/** A row of an import that is done. */
export const ImportedRow = z.object({
  line: z.int(),
  /** The record; null of a refused row. */
  recordId: Id.nullable(),
  /** What a person knows the record by; empty where it is gone since. */
  label: z.string(),
  /** Of a refused row: what stands in it, until that is forgotten. */
  cells: z.array(z.string()),
  problems: z.array(RowProblem),
})
export type ImportedRow = z.infer<typeof ImportedRow>

/** Some of them, and the line after which more follow. */
export const ImportedRows = z.object({ rows: z.array(ImportedRow), next: z.int().nullable() })
export type ImportedRows = z.infer<typeof ImportedRows>

export const ImportRowsQuery = z.object({
  result: ImportResult.default('new'),
  /** Begins after this line of the file. */
  after: wholeNumber({ minimum: 0, maximum: 1_000_000 }).default(0),
  size: wholeNumber({ minimum: 1, maximum: 500 }).default(50),
})
