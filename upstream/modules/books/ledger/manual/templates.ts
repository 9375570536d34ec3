import type { JournalTemplate, JournalTemplateInput } from '#contract/books/manual-entries.ts'
import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import { addMonths } from '../../../../firm/calendar.ts'
import { requireVersion } from '../../../../firm/require-version.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { mayApprove } from '../../../firm/approvals/index.ts'
import { startOfFirmDay } from '../../../firm/firms/index.ts'
import { cancel, schedule } from '../../../firm/jobs/index.ts'
import { removeRecord } from '../../../firm/records/index.ts'
import { requireGoodLines } from './check-lines.ts'
import { getTemplate } from './reader.ts'
import { createManualEntry, postManualEntry } from './service.ts'
import { changeTemplate, insertTemplate, removeTemplate } from './writer.ts'

export const recurringJob = 'ledger.recurring'
const monthsOf = { never: 0, month: 1, quarter: 3, year: 12 }

/** @throws AppError invalid at lines, or where it recurs without a beginning */
export function createTemplate(
  writer: Writer,
  { newId }: FirmContext,
  input: JournalTemplateInput,
): JournalTemplate {
  requireGoodTemplate(writer, input)
  const id = newId()
  const lines = JSON.stringify(input.lines)
  insertTemplate(writer, { ...input, id, lines, runs: 0, nextDate: nextOf(input, 0), version: 1 })
  return recordChange(writer, id, 'create')
}

/**
 * Changes a template; one that begins anew makes its entries from there.
 * @throws AppError not_found, invalid; conflict with the newer version
 */
export function updateTemplate(
  writer: Writer,
  id: string,
  { version, ...input }: JournalTemplateInput & { version: number },
): JournalTemplate {
  const before = getTemplate(writer, id)
  requireVersion(before, version)
  requireGoodTemplate(writer, input)
  const isSame = before.every === input.every && before.startDate === input.startDate
  const runs = isSame ? before.runs : 0
  const nextDate = nextOf(input, runs)
  const lines = JSON.stringify(input.lines)
  changeTemplate(writer, { ...input, id, lines, runs, nextDate, version: version + 1 })
  return recordChange(writer, id, 'update', before)
}

/** The entries it made stay. @throws AppError not_found */
export function deleteTemplate(writer: Writer, id: string): { id: string } {
  const before = getTemplate(writer, id)
  removeTemplate(writer, id)
  removeRecord(writer, { kind: 'journalTemplate', id })
  cancel(writer, recurringJob, id)
  writer.audit({ entity: 'journalTemplate', entityId: id, action: 'delete', before })
  return { id }
}

/**
 * Makes the entry of the template's next date and plans the one after it. Where entries need
 * another's approval it stays a draft.
 */
export function runTemplate(writer: Writer, context: FirmContext, id: string): void {
  const template = getTemplate(writer, id)
  const { nextDate: date, memo, lines, posts } = template
  if (date === null) return
  const entry = createManualEntry(writer, context, { date, memo, lines, reverseDate: null })
  const { actor } = context
  const own = { kind: 'manualEntry', preparedBy: actor.userId, actor, amount: entry.debit }
  if (posts && mayApprove(writer, own)) postManualEntry(writer, context, entry.id, entry.version)
  const runs = template.runs + 1
  const stored = { ...template, lines: JSON.stringify(lines), runs }
  changeTemplate(writer, { ...stored, nextDate: nextOf(template, runs) })
  plan(writer, id)
}

function recordChange(
  writer: Writer,
  id: string,
  action: 'create' | 'update',
  before?: JournalTemplate,
): JournalTemplate {
  const after = getTemplate(writer, id)
  writer.audit({ entity: 'journalTemplate', entityId: id, action, before, after })
  plan(writer, id)
  return after
}

function plan(writer: Writer, id: string): void {
  const { nextDate, name } = getTemplate(writer, id)
  cancel(writer, recurringJob, id)
  if (nextDate === null) return
  const dueAt = startOfFirmDay(writer, nextDate)
  const link = `ledger/templates/${id}`
  schedule(writer, { kind: recurringJob, key: id, dueAt, payload: null, title: name, link })
}

/** The date after so many entries; null where it does not recur or has ended. */
function nextOf(
  { every, startDate, endDate }: Pick<JournalTemplateInput, 'every' | 'startDate' | 'endDate'>,
  runs: number,
): string | null {
  if (every === 'never' || startDate === null) return null
  const date = addMonths(startDate, runs * monthsOf[every])
  return endDate !== null && date > endDate ? null : date
}

function requireGoodTemplate(writer: Writer, input: JournalTemplateInput): void {
  requireGoodLines(writer, input.lines)
  const { every, startDate, endDate } = input
  const fields: FieldProblems = {}
  if (every !== 'never' && startDate === null) fields.startDate = { key: 'required' }
  if (startDate !== null && endDate !== null && endDate < startDate) {
    fields.endDate = { key: 'beforeStart' }
  }
  refuseProblems(fields, 'The template has fields to correct')
}
