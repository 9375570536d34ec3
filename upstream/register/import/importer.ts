import type { z } from 'zod'
import type { Permission } from '#contract/roles.ts'
import type { FirmContext, Reader, Writer } from '../../firm/store.ts'

/**
 * How rows of a file become records of a register: `upstream/modules/<module>/importer.ts`, as
 * `export const importer = describeImporter({ … })`; a module with several registers has `importers`.
 */
type ImporterOf<Input> = {
  /** The register's name: the module's folder. */
  register: string
  needs: Permission
  /** What somebody must hold to undo an import of another; nothing more where absent. */
  undoNeeds?: Permission
  /** Of the contract; each row must satisfy it. */
  input: z.ZodType<Input>
  /** Paths of the input that are numbers, written as the file does. */
  decimals?: readonly string[]
  /** Paths of the input that are dates. */
  dates?: readonly string[]
  /** What a row has where the file has nothing, by path. */
  defaults?(reader: Reader): Record<string, string>
  /** The module's own rule, as for a record that is typed in. @throws AppError invalid */
  create(writer: Writer, context: FirmContext, input: Input): { id: string }
  /**
   * Takes a record away that nobody has used or changed since.
   * @throws AppError conflict with `detail.reason`, a key of the `problem` texts
   */
  remove(writer: Writer, context: FirmContext, id: string): void
  /** What a person knows the record by. */
  labelOf(reader: Reader, id: string): string
}

/** An importer of which only its own parts know what an input is. */
export type Importer = ImporterOf<unknown>

/** Types the parts of an importer by its input. */
export function describeImporter<Input>(importer: ImporterOf<Input>): Importer {
  return importer
}
