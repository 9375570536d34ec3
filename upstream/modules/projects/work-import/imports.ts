import { conflictOf, forbiddenWithout, invalidField } from '#contract/core/errors.ts'
import { usualDateOrder } from '#contract/core/imports.ts'
import { isAllowed } from '#contract/core/roles.ts'
import {
  maxWorkBytes,
  maxWorkRows,
  type WorkImport,
  type WorkKind,
} from '#contract/projects/work-imports.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { FirmMember } from '../../../identity/members/names.ts'
import { decodeText } from '../../../register/import/read-csv.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { checkPlan } from './plan-of-work.ts'
import { plannedItems } from './planned-items.ts'
import {
  changeImport,
  deleteImport,
  getImportRow,
  type ImportRow,
  insertImport,
  keepItems,
  lastImports,
} from './rows.ts'
import type { ImportedWork } from './shape.ts'
import { withoutCycles } from './task-order.ts'
import type { TimeReading } from './time-file.ts'
import { trialOf } from './trial.ts'

const shownLeft = 200

/** The text of a file. @throws AppError invalid at `file` */
export function textOf(bytes: Uint8Array): string {
  if (bytes.byteLength === 0) throw invalidField('file', 'fileEmpty')
  if (bytes.byteLength > maxWorkBytes) {
    throw invalidField('file', 'fileTooLarge', { maximum: maxWorkBytes / 1_000_000 })
  }
  return decodeText(bytes)
}

/** Keeps what a file would bring, or that its columns are to be chosen. Gives the import's id. */
export function openImport(
  writer: Writer,
  firm: FirmContext,
  sent: { fileName: string; heads: string[]; work: ImportedWork | undefined },
  members: readonly FirmMember[],
): string {
  const { fileName, heads, work } = sent
  const id = insertImport(writer, firm, { fileName: fileName.slice(0, 200), heads })
  if (work) keepRead(writer, firm, id, work, members)
  return id
}

/** @throws AppError invalid for a file of nothing, or of more than a firm takes at once */
export function keepRead(
  writer: Writer,
  firm: FirmContext,
  id: string,
  work: ImportedWork,
  members: readonly FirmMember[],
): void {
  const { fileName } = getImportRow(writer, id)
  work.findings.push(...checkPlan(work))
  withoutCycles(work)
  work.findings.sort((one, other) => one.line - other.line)
  const items = plannedItems(work, fileName)
  if (items.length === 0) throw invalidField('file', 'nothingRecognised')
  if (items.length > maxWorkRows) {
    throw invalidField('file', 'tooManyRows', { maximum: maxWorkRows })
  }
  const trial = trialOf(writer, firm, work, items, members)
  keepItems(writer, id, { program: work.program, trial, items })
}

export function listImports(reader: Reader) {
  return { imports: lastImports(reader).map(shownRow) }
}

/** A file as it stands: its trial, or what became of it. @throws AppError not_found */
export function showImport(reader: Reader, firm: FirmContext, id: string): WorkImport {
  const row = getImportRow(reader, id)
  const sums = outcomesOf(reader, id)
  const count = (kind: WorkKind | '', ...outcomes: string[]) =>
    sums
      .filter((sum) => (kind === '' || sum.kind === kind) && outcomes.includes(sum.outcome))
      .reduce((total, { rows }) => total + rows, 0)
  const seconds = (outcome: string) =>
    sums
      .filter((sum) => sum.kind === 'entry' && sum.outcome === outcome)
      .reduce((total, sum) => total + sum.seconds, 0)
  const counted = (kind: WorkKind) => ({
    // What an undo took away again was brought, too.
    added: count(kind, 'added', 'kept', 'removed'),
    known: count(kind, 'known'),
    refused: count(kind, 'refused'),
  })
  const isUndo = row.state === 'undoing' || row.state === 'undone'
  const total = isUndo
    ? count('', 'added', 'kept', 'removed')
    : sums.reduce((all, { rows }) => all + rows, 0)
  const left = isUndo ? count('', 'added') : count('', 'open')
  return {
    ...shownRow(row),
    heads: row.heads,
    trial: row.trial,
    progress: { done: total - left, total },
    result: {
      counts: {
        ...{ person: counted('person'), customer: counted('customer') },
        ...{ project: counted('project'), task: counted('task'), entry: counted('entry') },
      },
      seconds: {
        added: seconds('added') + seconds('kept') + seconds('removed'),
        known: seconds('known'),
        refused: seconds('refused'),
      },
    },
    left: leftRows(reader, id),
    leftCount: count('', isUndo ? 'kept' : 'refused'),
    canCommit: mayImport(firm, row),
  }
}

function shownRow({ id, fileName, program, state, createdAt, createdByName }: ImportRow) {
  return { id, fileName, program, state, createdAt, createdByName }
}

function outcomesOf({ sql }: Reader, id: string) {
  return sql
    .exec<{ kind: WorkKind; outcome: string; rows: number; seconds: number }>(
      `select kind, coalesce(outcome, 'open') as outcome, count(*) as rows, sum(seconds) as seconds
       from work_import_items where import_id = ? group by 1, 2`,
      id,
    )
    .toArray()
}

function leftRows({ sql }: Reader, id: string): WorkImport['left'] {
  return sql
    .exec<{ line: number; label: string; reason: string }>(
      `select line, label, coalesce(reason, '') as reason from work_import_items
       where import_id = ? and outcome in ('refused', 'kept') order by position limit ?`,
      ...[id, shownLeft],
    )
    .toArray()
}

/** Time is of several people: who imports or undoes it approves time. */
function mayImport({ actor }: FirmContext, { trial }: ImportRow): boolean {
  const { added = 0, known = 0 } = trial?.counts.entry ?? {}
  return added + known === 0 || isAllowed(actor, 'time:approve')
}

function requireMayImport(firm: FirmContext, row: ImportRow): void {
  if (!mayImport(firm, row)) throw forbiddenWithout('time:approve')
}

/**
 * Has a file be made, and says who of the firm its people are.
 * @throws AppError not_found; forbidden; conflict once it was imported; invalid for a stranger
 */
export function beginImport(
  writer: Writer,
  firm: FirmContext,
  id: string,
  people: readonly { key: string; userId: string; name: string | undefined }[],
): void {
  const row = getImportRow(writer, id)
  requireMayImport(firm, row)
  if (row.state !== 'open') throw conflictOf('alreadyTaken')
  for (const { key, userId, name } of people) {
    if (userId === '') continue
    if (name === undefined) throw invalidField(`person.${key}`, 'unknownPerson')
    writer.sql.exec(
      `update work_import_items set outcome = 'known', reason = 'user', record_id = ?, label = ?
       where import_id = ? and kind = 'person' and key = ?`,
      ...[userId, name, id, key],
    )
  }
  const addsCustomers = isAllowed(firm.actor, 'party:edit')
  changeImport(writer, id, { state: 'running', addsCustomers })
}

/** @throws AppError not_found; forbidden; conflict of one that is not done */
export function beginUndo(writer: Writer, firm: FirmContext, id: string): void {
  const row = getImportRow(writer, id)
  requireMayImport(firm, row)
  if (row.state !== 'done') throw conflictOf('alreadyTaken')
  changeImport(writer, id, { state: 'undoing' })
}

/** @throws AppError not_found; conflict once it was imported */
export function discardImport(writer: Writer, id: string): { id: string } {
  const { state } = getImportRow(writer, id)
  if (state !== 'open' && state !== 'columns') throw conflictOf('alreadyTaken')
  deleteImport(writer, id)
  return { id }
}

/** The zone of times that name none. */
export function readingOf(reader: Reader): TimeReading {
  const { timeZone, address } = getFirmProfile(reader)
  return { timeZone, usualOrder: usualDateOrder(address.country) }
}
