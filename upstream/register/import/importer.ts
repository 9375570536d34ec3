import type { z } from 'zod'
import type { ImportNote } from '#contract/core/imports.ts'
import type { Permission } from '#contract/core/roles.ts'
import type { FirmContext, Reader, Writer } from '../../firm/store.ts'
import type { ReadByProgram } from './programs/known-file.ts'
import type { WordList } from './word-lists.ts'

/**
 * How rows of a file become records of a register, made by `describeImporter` or `importerOf` and given as
 * one of the `importers` in its module's manifest.
 */
type ImporterOf<Input> = CommonParts<Input> & (OfOneRow<Input> | OfSeveralRows<Input>)

type CommonParts<Input> = {
  /** The register's name: the module's folder. */
  register: string
  needs: Permission
  /** What somebody must hold to undo an import of another; nothing more where absent. */
  undoNeeds?: Permission
  /** Its records are in the books at once: undoing one's own import asks for `undoNeeds`, too. */
  isPosting?: boolean
  /** Files of another form than rows that it takes, such as cards; undefined for what is no such file. */
  readFile?(bytes: Uint8Array): ReadByProgram | undefined
  /**
   * Fields by which a row depends on others of its file: what no two may share, and what one names of
   * another. Rows with a word of these in common are tried together where a file is tried in parts.
   */
  ties: readonly string[]
  /** Those that name several others, in a list or a trail. */
  tieLists?: readonly string[]
  /** Of the contract; each row must satisfy it. */
  input: z.ZodType<Input>
  /** Paths of the input that are numbers, written as the file does. */
  decimals?: readonly string[]
  /** Paths of the input that are amounts in minor units, each with its currency. */
  amounts?(reader: Reader): Record<string, string>
  /** Paths of the input that are dates. */
  dates?: readonly string[]
  /** Which of the fields that the firm added are numbers, amounts and days; made by `customPaths`. */
  custom?(reader: Reader, context: FirmContext): FilePaths
  /** What a row has where the file has nothing, by path. */
  defaults?(reader: Reader): Record<string, string>
  /**
   * Fields whose words mean something that the firm has, such as a tax rate; those of a closed list,
   * such as kinds and currencies, are known by the input.
   */
  words?(reader: Reader): Record<string, WordList>
  /**
   * Takes a record away that nobody has used or changed since.
   * @throws AppError conflict with `detail.reason`, a key of the `problem` texts
   */
  remove(writer: Writer, context: FirmContext, id: string): void
  /** What a record comes to, in minor units of its currency, where it is a document. */
  sumOf?(reader: Reader, id: string): { amount: number; currency: string }
  /** What a person knows the record by. */
  labelOf(reader: Reader, id: string): string
  /**
   * What is to be known of all that there is once the rows are in, such as whether a sum is met.
   * @param beyond what rows would add to the figures in `noted`, where they were tried in parts
   */
  notes?(reader: Reader, beyond?: Readonly<Record<string, number>>): ImportNote[]
  /** Figures that notes speak of, each a sum of what single rows bring. */
  noted?(reader: Reader): Record<string, number>
}

/** Each row makes or changes a record. */
type OfOneRow<Input> = {
  /**
   * The module's own rule, as for a record that is typed in.
   * @param preparedBy who uploaded the file
   * @throws AppError invalid
   */
  create(writer: Writer, context: FirmContext, input: Input, preparedBy: string): { id: string }
  /** How rows change records that exist; without it each row is a new one. */
  update?: RecordUpdate<Input>
  together?: undefined
}

/** Several rows make one record, by the rule in `together`. */
type OfSeveralRows<Input> = {
  together: RowsTogether<Input>
  create?: undefined
  update?: undefined
}

/** Rows with the same value in one field make one record together, such as the lines of an invoice. */
type RowsTogether<Input> = {
  /** The path of that field. */
  by: string
  /**
   * Paths of what each row says for itself. What else the first row says is true of all: others have
   * the same or nothing.
   */
  each: readonly string[]
  /**
   * The module's own rule, of all rows of a record in their order.
   * @throws AppError invalid; a path that begins with the place of a row, `2.item`, is shown at that row
   */
  create(
    writer: Writer,
    context: FirmContext,
    rows: readonly Input[],
    preparedBy: string,
  ): { id: string }
}

/** Paths of an input that files write in their own way; amounts with their currency. */
export type FilePaths = {
  decimals: readonly string[]
  amounts: Readonly<Record<string, string>>
  dates: readonly string[]
  /** Of those that are chosen from a list: what their words can mean. */
  words: Readonly<Record<string, WordList>>
}

type RecordUpdate<Input> = {
  /** Paths of the input that name one record each, such as its number. */
  keys: readonly string[]
  /** Id of the record that the caller reaches and that has the value; undefined where there is none. */
  find(reader: Reader, context: FirmContext, key: string, value: string): string | undefined
  /** What a form of the record holds, and its version. */
  current(reader: Reader, context: FirmContext, id: string): Input & { version: number }
  /** The module's own rule, as for a change that is typed in. @throws AppError invalid, conflict */
  write(writer: Writer, context: FirmContext, id: string, input: Input & { version: number }): void
}

/** An importer of which only its own parts know what an input is. */
export type Importer = ImporterOf<object>

/** An importer of which each row makes a record. */
export type RowImporter = CommonParts<object> & OfOneRow<object>

/** Types the parts of an importer by its input. */
export function describeImporter<Input extends object>(importer: ImporterOf<Input>): Importer {
  return importer
}
