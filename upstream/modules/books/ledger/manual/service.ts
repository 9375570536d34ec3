import type { ManualEntry, ManualEntryInput } from '#contract/books/manual-entries.ts'
import {
  type AppError,
  conflictOf,
  type FieldProblems,
  refuseProblems,
} from '#contract/core/errors.ts'
import { requireVersion } from '../../../../firm/require-version.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { requireApprover } from '../../../firm/approvals/index.ts'
import { firmDate, startOfFirmDay } from '../../../firm/firms/index.ts'
import { cancel, schedule } from '../../../firm/jobs/index.ts'
import { post, reverse } from '../service.ts'
import { requireGoodLines } from './check-lines.ts'
import { getManualEntry, getStoredManual, type StoredManualEntry } from './reader.ts'
import { changeDraft, deleteDraft, insertDraft, setManualState } from './writer.ts'

export const reversalJob = 'ledger.reverse'

/** @throws AppError invalid at accounts that can't be posted to, or a line on both sides */
export function createManualEntry(
  writer: Writer,
  context: FirmContext,
  input: ManualEntryInput,
): ManualEntry {
  requireGoodLines(writer, input.lines)
  const entry = getManualEntry(writer, insertDraft(writer, context, input))
  writer.audit({ entity: 'manualEntry', entityId: entry.id, action: 'create', after: entry })
  return entry
}

/** @throws AppError not_found, invalid; conflict when it is no draft, or was changed meanwhile */
export function updateManualEntry(
  writer: Writer,
  context: FirmContext,
  id: string,
  input: ManualEntryInput & { version: number },
): ManualEntry {
  const row = requireDraft(writer, id)
  const before = getManualEntry(writer, id)
  requireGoodLines(writer, input.lines)
  changeDraft(writer, context, row, input)
  const after = getManualEntry(writer, id)
  writer.audit({ entity: 'manualEntry', entityId: id, action: 'update', before, after })
  return after
}

/** @throws AppError not_found; conflict when it is no draft */
export function deleteManualEntry(writer: Writer, id: string): { id: string } {
  requireDraft(writer, id)
  const before = getManualEntry(writer, id)
  deleteDraft(writer, id)
  writer.audit({ entity: 'manualEntry', entityId: id, action: 'delete', before })
  return { id }
}

/**
 * Writes the version of a draft that somebody has looked at into the journal, and has it reversed on
 * its day.
 * @throws AppError not_found, locked; forbidden for whoever prepared it where the firm's rule is
 *   on; conflict when it is no draft, or was changed meanwhile; invalid where the sides differ, an
 *   account can't be posted to or the day has not come
 */
export function postManualEntry(
  writer: Writer,
  context: FirmContext,
  id: string,
  version: number,
): ManualEntry {
  const row = requireDraft(writer, id)
  const entry = getManualEntry(writer, id)
  requireVersion(entry, version)
  const { date, memo, reverseDate, lines, debit, credit } = entry
  const { preparedBy } = row
  const { actor } = context
  requireApprover(writer, { kind: 'manualEntry', preparedBy, actor, amount: debit })
  requireGoodLines(writer, lines)
  const fields: FieldProblems = {}
  const today = firmDate(writer, context)
  if (debit !== credit || debit === 0) fields.lines = { key: 'outOfBalance' }
  if (date > today) fields.date = { key: 'inFuture' }
  if (reverseDate !== null && reverseDate < date) fields.reverseDate = { key: 'beforeEntry' }
  refuseProblems(fields, 'The journal entry has fields to correct')
  const entryId = post(writer, context, {
    date,
    memo,
    source: { kind: 'manual', id },
    lines: lines.map((line) => ({
      account: { code: line.account },
      debit: line.debit,
      credit: line.credit,
      ...(line.costCentreId && { costCentreId: line.costCentreId }),
    })),
  })
  setManualState(writer, row, { state: 'posted', entryId })
  writer.audit({ entity: 'manualEntry', entityId: id, action: 'post', after: { date, debit } })
  if (reverseDate !== null && reverseDate <= today) {
    reverseManualEntry(writer, context, id, { date: reverseDate, reason: '' })
  } else if (reverseDate !== null) {
    const dueAt = startOfFirmDay(writer, reverseDate)
    const link = `ledger/entries/${id}`
    const payload = { date: reverseDate }
    schedule(writer, { kind: reversalJob, key: id, dueAt, payload, title: memo, link })
  }
  return getManualEntry(writer, id)
}

/**
 * Posts the opposite on a day.
 * @throws AppError not_found, locked; conflict when it is not posted or was reversed; invalid for a
 *   day before the entry's or yet to come
 */
export function reverseManualEntry(
  writer: Writer,
  context: FirmContext,
  id: string,
  { date, reason }: { date: string; reason: string },
): ManualEntry {
  const row = getStoredManual(writer, id)
  if (row.state === 'draft' || row.entryId === null) throw refusal('notPosted')
  if (row.state === 'reversed') throw refusal('alreadyReversed')
  const fields: FieldProblems = {}
  if (date < row.date) fields.date = { key: 'beforeEntry' }
  if (date > firmDate(writer, context)) fields.date = { key: 'inFuture' }
  refuseProblems(fields, 'The reversal has fields to correct')
  const reversalId = reverse(writer, context, row.entryId, date)
  setManualState(writer, getStoredManual(writer, id), { state: 'reversed', reversalId })
  cancel(writer, reversalJob, id)
  writer.audit({
    entity: 'manualEntry',
    entityId: id,
    action: 'reverse',
    before: { state: row.state },
    after: { state: 'reversed', date, reason },
  })
  return getManualEntry(writer, id)
}

function requireDraft(writer: Writer, id: string): StoredManualEntry {
  const row = getStoredManual(writer, id)
  if (row.state !== 'draft') throw refusal('notDraft')
  return row
}

const refusal: (reason: 'notDraft' | 'notPosted' | 'alreadyReversed') => AppError = conflictOf
