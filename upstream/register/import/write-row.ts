import { AppError, type FieldProblem, problemKeyOf, requireRefusal } from '#contract/core/errors.ts'
import type { FirmContext, Store, Writer } from '../../firm/store.ts'
import type { RowImporter } from './importer.ts'
import type { rowReader } from './read-row.ts'

type Row = {
  read: ReturnType<typeof rowReader>
  cells: readonly string[]
  /** The field that names a record, and what the row has there. */
  key: string
  keyValue: string
  /** Ids of records that rows above made, changed or left. */
  seen: ReadonlySet<string>
  /** Who uploaded the file. */
  preparedBy: string
}

type WrittenRow =
  | {
      outcome: 'new' | 'changed' | 'unchanged'
      recordId: string
      /** What the record was, JSON, and the version it has now. */
      before?: string
      version?: number
      /** Names of the fields that changed. */
      fields?: string[]
      problems?: undefined
    }
  | { outcome?: undefined; problems: Record<string, FieldProblem> }

/**
 * Makes a record of a row or changes the one that its key names, by the module's own rules: in a
 * transaction of its own, so that a row that is refused leaves nothing to the rows after it.
 */
export function writeRow(
  store: Store,
  context: FirmContext,
  importer: RowImporter,
  row: Row,
): WrittenRow {
  const own = { ...context, idempotency: null }
  try {
    return store.transact(own, (writer) => makeOrChange(writer, own, importer, row))
  } catch (error) {
    const refusal = requireRefusal(error)
    const { fields } = refusal
    const isAtFields = Object.keys(fields).length > 0
    return { problems: isAtFields ? fields : { '': { key: problemKeyOf(refusal) } } }
  }
}

function makeOrChange(
  writer: Writer,
  context: FirmContext,
  importer: RowImporter,
  { read, cells, key, keyValue, seen, preparedBy }: Row,
): WrittenRow {
  const { update } = importer
  const isMatched = update?.keys.includes(key) && keyValue !== ''
  const id = isMatched ? update?.find(writer, context, key, keyValue) : undefined
  if (id !== undefined && seen.has(id)) return { problems: { [key]: { key: 'twiceInFile' } } }
  if (id !== undefined) return changeOne(writer, context, importer, { id, read, cells })
  const { input, problems } = read(cells)
  if (problems) return { problems }
  return { outcome: 'new', recordId: importer.create(writer, context, input, preparedBy).id }
}

function changeOne(
  writer: Writer,
  context: FirmContext,
  { update, input }: RowImporter,
  { id, read, cells }: Pick<Row, 'read' | 'cells'> & { id: string },
): WrittenRow {
  const current = update?.current(writer, context, id)
  if (!update || !current)
    throw new AppError('unexpected', 'The row has nothing that identifies a record')
  const { version, ...held } = current
  const before = input.parse(held)
  const row = read(cells, before)
  if (row.problems) return { problems: row.problems }
  const fields = changedFields(before, row.input)
  if (fields.length === 0) return { outcome: 'unchanged', recordId: id }
  update.write(writer, context, id, { ...row.input, version })
  const after = update.current(writer, context, id)
  const kept = { before: JSON.stringify(before), version: after.version }
  return { outcome: 'changed', recordId: id, fields, ...kept }
}

function changedFields(before: object, after: object): string[] {
  const old = new Map(Object.entries(before))
  return Object.entries(after)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old.get(name)))
    .map(([name]) => name)
}
