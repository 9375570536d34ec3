import type { ContractProcedure, ErrorMap, Schema } from '@orpc/contract'
import type { z } from 'zod'
import type { EndpointMeta } from '#contract/core/endpoint.ts'
import type { BulkResult } from '#contract/core/register.ts'
import type { Permission } from '#contract/core/roles.ts'
import type { FirmContext, Reader, Writer } from '../firm/store.ts'
import type { RecordKind } from '../modules/firm/records/index.ts'
import type { RegisterQuery, RegisterSource } from './describe.ts'
import type { Importer } from './import/importer.ts'
import type { RegisterPage } from './list.ts'
import type { Raw, TableOf } from './stored-rows.ts'

/** An endpoint that makes an `Output` of an `Input`. */
type Call<Input, Output> = ContractProcedure<
  Schema<unknown, Input>,
  Schema<Output, unknown>,
  ErrorMap,
  EndpointMeta
>

/** What `registerContract` makes, by what it is made of. */
export type PlainContract<
  Query,
  Row,
  Action extends string,
  Created,
  Updated,
  One extends object,
  Shown,
> = {
  list: Call<NoInfer<Query>, RegisterPage<NoInfer<Row>>>
  rows: Call<NoInfer<Query>, { rows: Row[]; next: string | null }>
  bulk: Call<{ action: Action; ids?: string[]; query?: Query }, BulkResult>
  create: Call<Created, NoInfer<Shown>>
  get: Call<One, Shown>
  update: Call<Updated, NoInfer<Shown>>
  archive: Call<NoInfer<One>, NoInfer<Shown>>
  restore: Call<NoInfer<One>, NoInfer<Shown>>
}

/** What every table of a register has. */
export type AnyStored = { rowNumber: number; id: string; isArchived: boolean; version: number }

/** What is written of an input: columns of the table, and what follows once they are there. */
export type Prepared = { columns: object; follow?(id: string): void }

/** What a record is found by. */
type Found = {
  /** By the columns of the register’s own full-text table. */
  words: Record<string, string>
  /** A second line where the firm’s search shows it. */
  subtitle?: string
  /** What else the firm’s search finds it by. */
  text?: string
}

/**
 * A register, described. What is the same in all of them is done for it; where one differs, it gives
 * a function.
 */
export type RegisterDescription<Query extends RegisterQuery, Row, Input, Shown, Stored> = {
  /** The kind of its records: `costCentre`. */
  kind: string
  /** The table, with the columns of `AnyStored` and `stamps()`. */
  table: TableOf<Stored>
  /** What the list can be searched, filtered and sorted by; by whoever asks, where they see others. */
  list: RegisterSource<Query> | ((reader: Reader, firm: FirmContext) => RegisterSource<Query>)
  /** A row of the list from one of its table or view; `rowOf(table)` where that has all of it. */
  row(raw: Raw, reader: Reader, firm: FirmContext): Row
  /** What rows show that stands elsewhere, read once for all of a page; then `row` adds nothing by itself. */
  fillRows?(rows: Row[], reader: Reader, firm: FirmContext): Row[]
  /** A record as the API shows it; `asStored` where the table has all of it. */
  record(reader: Reader, firm: FirmContext, stored: Stored): Shown
  /** What a person knows a record by. */
  labelOf(stored: Stored): string
  found(stored: Stored, reader: Reader): Found
  /** Which records a role of narrower reach sees. */
  reach: RecordKind['reach']
  /** Where its page is, below the firm; else below the place of its list in the API. */
  path?(id: string): string
  /** Links, and what else its kind has beside what follows from the rest. */
  kindParts?: Partial<RecordKind>
  /**
   * Holds the register’s own rules and says what is written; the input as it is where absent.
   * @param before the record that is changed; undefined for a new one
   * @throws AppError invalid
   */
  prepare?(writer: Writer, firm: FirmContext, input: Input, before?: Stored): Prepared
  /** Keeps off who may see a record and not change it, beside the roles. @throws AppError forbidden */
  guard?(reader: Reader, firm: FirmContext, stored: Stored): void
  /** What the history keeps of a record; as the API shows it where absent. */
  history?(reader: Reader, record: Shown): object
  /** What follows when one was taken out of the lists, or back in. */
  archived?(writer: Writer, firm: FirmContext, stored: Stored): void
  /** Whether a record is in use in a way that no module’s `usesOf` says, as by others of the register. */
  isNamed?(reader: Reader, stored: Stored): boolean
  /** What goes along when one is deleted, before its row does. */
  removed?(writer: Writer, stored: Stored): void
  /** What else can be done to many at once, beside `archive` and `restore`. */
  steps?: Record<string, (writer: Writer, firm: FirmContext, id: string) => unknown>
}

/** How files become records, for `importerOf` of a register. */
export type FileDescription<Input, FileInput> = Pick<
  Importer,
  'ties' | 'tieLists' | 'words' | 'decimals' | 'amounts' | 'dates' | 'custom' | 'defaults'
> & {
  /** What a row must satisfy. */
  input: z.ZodType<FileInput>
  /** What it means, such as ids in place of names; `asMeant` where it says so itself. */
  meant(reader: Reader, row: FileInput): Input
  /** What somebody must hold to undo an import of another. */
  undoNeeds?: Permission
}
