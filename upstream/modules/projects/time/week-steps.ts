import { AppError, conflictOf, type FieldProblems, invalidField } from '#contract/core/errors.ts'
import type { TimeWeek, WeekAction } from '#contract/projects/time-entries.ts'
import { requireMayAct } from '../../../firm/act-guards.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { lockOf, stepWeek, type WeekRefusal } from './approval.ts'
import { changeEntry, insertEntry, removeEntry } from './entry-writer.ts'
import { dayStart, workOf } from './save-entry.ts'
import { entriesWithin, toEngine, zoneOf } from './stored.ts'
import { fillWeekSheet, type SheetCell, type SheetProblem } from './week-sheet.ts'
import { findWeek, writeWeek } from './week-store.ts'
import {
  entriesOfWeek,
  factsOf,
  showWeek,
  type WeekAsked,
  weekInterval,
  weekOf,
} from './week-view.ts'

const refusalKeys: Record<WeekRefusal, string> = {
  wrongState: 'changedMeanwhile',
  notYours: 'forbidden',
  notAllowed: 'forbidden',
  ownWeek: 'ownWeek',
  timerRuns: 'timerRuns',
  isInvoiced: 'timeInvoiced',
}

/**
 * Hands a week in, takes it back, approves it or sends it back with a reason.
 * @throws AppError conflict with why not; invalid without a reason; forbidden without what the firm asks
 *   of approvers
 */
export function takeStep(
  writer: Writer,
  firm: FirmContext,
  { action, reason, ...asked }: WeekAsked & { action: WeekAction; reason: string },
): TimeWeek {
  const { personId, weekDate } = weekOf(writer, firm, asked)
  const stored = entriesOfWeek(writer, personId, weekDate)
  const before = findWeek(writer, personId, weekDate)
  const facts = factsOf(firm, { personId, state: before?.state ?? 'open', stored })
  const step = stepWeek(action, facts)
  if ('refusal' in step) throw conflictOf(refusalKeys[step.refusal])
  if (action !== 'submit' && action !== 'withdraw') requireMayAct(writer, firm, 'approve')
  if (action === 'return' && reason === '') throw invalidField('reason', 'required')
  const isOwnStep = action === 'submit' || action === 'withdraw'
  const week = {
    ...{ personId, weekDate, state: step.state },
    personName: stored[0]?.personName ?? before?.personName ?? firm.actor.userName,
    reason: isOwnStep ? '' : reason,
    submittedAt: action === 'submit' ? firm.now.toISOString() : (before?.submittedAt ?? ''),
    decidedBy: isOwnStep ? '' : firm.actor.userName,
  }
  writeWeek(writer, week)
  const title = `${weekDate} ${week.personName}`
  const entityId = `${personId}:${weekDate}`
  writer.audit({ entity: 'timeWeek', entityId, action, title, after: { reason: week.reason } })
  return showWeek(writer, firm, asked)
}

type Typed = { projectId: string; taskId: string; date: string; minutes: number }

/**
 * Makes the caller’s entries of a week come to what was typed into its cells.
 * @throws AppError invalid with the place of each cell that cannot be; conflict in a week that was handed in
 */
export function saveWeek(
  writer: Writer,
  firm: FirmContext,
  { cells, ...asked }: WeekAsked & { cells: readonly Typed[] },
): TimeWeek {
  const { personId, weekDate } = weekOf(writer, firm, asked)
  if (personId !== firm.actor.userId)
    throw new AppError('forbidden', 'This is the timesheet of another person')
  const weekState = findWeek(writer, personId, weekDate)?.state ?? 'open'
  if (lockOf({ isInvoiced: false, weekState })) throw conflictOf('weekHandedIn')
  requireEachOnce(cells)
  const known = entriesWithin(writer, personId, weekInterval(writer, weekDate))
  const change = fillWeekSheet({
    cells: cells.map(toCell),
    entries: known.map((entry) => ({ ...toEngine(entry), isLocked: entry.invoiceId !== null })),
    dayStart,
    timeZone: zoneOf(writer),
  })
  requireNoProblems(cells, change.problems)
  for (const entry of known) {
    if (change.removed.includes(entry.id)) removeEntry(writer, firm, entry)
    // The last of several changes of one entry is what it comes to.
    const end = change.ended.findLast(({ id }) => id === entry.id)
    if (end && !change.removed.includes(entry.id)) {
      changeEntry(writer, firm, entry, { endedAt: end.endedAt })
    }
  }
  const person = { personId, personName: firm.actor.userName }
  for (const { from, to, projectId, taskId } of change.created) {
    const work = { projectId: projectId ?? '', taskId: taskId ?? '', isBillable: true }
    insertEntry(writer, firm, {
      ...{ ...person, ...workOf(writer, work), note: '' },
      ...{ startedAt: from, endedAt: to, source: 'sheet' },
    })
  }
  return showWeek(writer, firm, asked)
}

function toCell({ projectId, taskId, date, minutes }: Typed): SheetCell {
  return { projectId: projectId || null, taskId: taskId || null, date, minutes }
}

/** A cell that is typed twice would count twice or once: nobody could say which. */
function requireEachOnce(cells: readonly Typed[]): void {
  const names = cells.map(({ projectId, taskId, date }) => [projectId, taskId, date].join(' '))
  const at = names.findIndex((name, place) => names.indexOf(name) < place)
  if (at >= 0) throw invalidField(`cells.${at}.minutes`, 'twiceHere')
}

const problemKeys = { locked: 'timeInvoiced', running: 'timerRuns', dayFull: 'dayFull' } as const

function requireNoProblems(cells: readonly Typed[], problems: readonly SheetProblem[]): void {
  if (problems.length === 0) return
  const fields: FieldProblems = {}
  for (const { cell, kind } of problems) {
    const at = cells.findIndex(
      (one) =>
        one.date === cell.date &&
        one.projectId === (cell.projectId ?? '') &&
        one.taskId === (cell.taskId ?? ''),
    )
    fields[`cells.${at}.minutes`] = { key: problemKeys[kind] }
  }
  throw new AppError('invalid', 'The timesheet has fields to correct', { fields })
}
