import { AppError, conflictOf } from '#contract/core/errors.ts'
import { without } from '../core/without.ts'
import { requireVersion } from '../firm/require-version.ts'
import { removeSearchEntry, type SearchIndex, writeSearchEntry } from '../firm/search-index.ts'
import type { FirmContext, Reader, Writer } from '../firm/store.ts'
import { putSearchEntry, removeRecord } from '../modules/firm/records/index.ts'
import type { RegisterQuery } from './describe.ts'
import type { AnyStored, RegisterDescription } from './description.ts'
import { changeRow, deleteRow, findRow, insertRow } from './stored-rows.ts'
import { isUsed } from './uses.ts'

/** The rules of a register: how its records are made, changed, archived and deleted. */
export type RegisterRules<Input, Shown, Stored> = {
  find(reader: Reader, id: string): Stored | undefined
  /** @throws AppError not_found */
  get(reader: Reader, id: string): Stored
  /** A record as the API shows it. @throws AppError not_found */
  show(reader: Reader, firm: FirmContext, id: string): Shown
  /** @throws AppError invalid */
  create(writer: Writer, firm: FirmContext, input: Input): Shown
  /** @throws AppError not_found, invalid; conflict with the newer version as `detail.current` */
  update(writer: Writer, firm: FirmContext, id: string, input: Input & { version: number }): Shown
  /** Writes columns of a record anew, without a trace in its history. */
  change(writer: Writer, firm: FirmContext, id: string, columns: Partial<Stored>): void
  /** Takes one out of the lists, or back in. @throws AppError not_found */
  archive(writer: Writer, firm: FirmContext, id: string, isArchived: boolean): Shown
  /** Takes one away that nothing names. @throws AppError not_found; conflict (inUse) */
  deleteUnused(writer: Writer, firm: FirmContext, id: string): { id: string }
  /**
   * Takes one of an import away that nothing names and nobody has changed.
   * @throws AppError not_found; conflict (inUse, changedMeanwhile)
   */
  remove(writer: Writer, firm: FirmContext, id: string): void
}

/** Makes the rules of a register from its description. */
export function rulesOf<
  Query extends RegisterQuery,
  Row,
  Input extends object,
  Shown extends object,
  Stored extends AnyStored,
>(
  register: RegisterDescription<Query, Row, Input, Shown, Stored>,
): RegisterRules<Input, Shown, Stored> {
  const { kind, table, labelOf } = register

  function find(reader: Reader, id: string): Stored | undefined {
    return findRow(reader, table, id)
  }

  function get(reader: Reader, id: string): Stored {
    const stored = find(reader, id)
    if (!stored) throw new AppError('not_found', `No such ${wordsOf(kind)}`)
    return stored
  }

  /** One that the caller may change. */
  function getOwn(reader: Reader, firm: FirmContext, id: string): Stored {
    const stored = get(reader, id)
    register.guard?.(reader, firm, stored)
    return stored
  }

  function show(reader: Reader, firm: FirmContext, id: string): Shown {
    return register.record(reader, firm, get(reader, id))
  }

  function prepare(writer: Writer, firm: FirmContext, input: Input, before?: Stored) {
    return register.prepare?.(writer, firm, input, before) ?? { columns: input }
  }

  function forHistory(reader: Reader, record: Shown): object {
    return register.history?.(reader, record) ?? record
  }

  function searchIndex(reader: Reader, firm: FirmContext): SearchIndex | undefined {
    const { list } = register
    return (typeof list === 'function' ? list(reader, firm) : list).search
  }

  function index(writer: Writer, firm: FirmContext, stored: Stored): void {
    const { words, ...entry } = register.found(stored, writer)
    const table = searchIndex(writer, firm)
    if (table) writeSearchEntry(writer, table, stored.rowNumber, words)
    putSearchEntry(writer, { kind, id: stored.id, title: labelOf(stored), ...entry })
  }

  /** Writes columns, and what it is found by anew. */
  function change(writer: Writer, firm: FirmContext, id: string, columns: object): Stored {
    changeRow(writer, table, firm, id, columns)
    const stored = get(writer, id)
    index(writer, firm, stored)
    return stored
  }

  function audit(writer: Writer, stored: Stored, action: string, change: HistoryPart = {}): void {
    writer.audit({ entity: kind, entityId: stored.id, action, title: labelOf(stored), ...change })
  }

  function deleteUnused(writer: Writer, firm: FirmContext, id: string): { id: string } {
    const stored = get(writer, id)
    if (register.isNamed?.(writer, stored) || isUsed(writer, kind, id)) throw refusal('inUse')
    register.removed?.(writer, stored)
    const index = searchIndex(writer, firm)
    if (index) removeSearchEntry(writer, index, stored.rowNumber)
    removeRecord(writer, { kind, id })
    deleteRow(writer, table, id)
    audit(writer, stored, 'delete', { before: stored })
    return { id }
  }

  return {
    find,
    get,
    show,
    deleteUnused,
    change: (writer, firm, id, columns) => {
      change(writer, firm, id, columns)
    },
    create: (writer, firm, input) => {
      const { columns, follow } = prepare(writer, firm, input)
      const id = firm.newId()
      insertRow(writer, table, firm, { ...columns, id })
      follow?.(id)
      const stored = get(writer, id)
      index(writer, firm, stored)
      const after = register.record(writer, firm, stored)
      audit(writer, stored, 'create', { after: forHistory(writer, after) })
      return after
    },
    update: (writer, firm, id, given) => {
      const stored = getOwn(writer, firm, id)
      const shown = register.record(writer, firm, stored)
      requireVersion(stored, given.version, () => shown)
      const before = forHistory(writer, shown)
      const { columns, follow } = prepare(writer, firm, without(given, 'version'), stored)
      changeRow(writer, table, firm, id, { ...columns, version: stored.version + 1 })
      follow?.(id)
      const changed = get(writer, id)
      index(writer, firm, changed)
      const after = register.record(writer, firm, changed)
      audit(writer, changed, 'update', { before, after: forHistory(writer, after) })
      return after
    },
    archive: (writer, firm, id, isArchived) => {
      const stored = getOwn(writer, firm, id)
      if (stored.isArchived !== isArchived) {
        const changed = change(writer, firm, id, { isArchived, version: stored.version + 1 })
        register.archived?.(writer, firm, changed)
        audit(writer, changed, isArchived ? 'archive' : 'restore')
      }
      return show(writer, firm, id)
    },
    remove: (writer, firm, id) => {
      if (get(writer, id).version !== 1) throw refusal('changedMeanwhile')
      deleteUnused(writer, firm, id)
    },
  }
}

type HistoryPart = { before?: object; after?: object }

const refusal: (reason: 'inUse' | 'changedMeanwhile') => AppError = conflictOf

/** `costCentre` → `cost centre` */
function wordsOf(kind: string): string {
  return kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
