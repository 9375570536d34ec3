import { and, asc, eq } from 'drizzle-orm'
import { AppError, forbiddenWithout, invalidField } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { Checklist, ChecklistStep } from '#contract/people/checklists.ts'
import { addDays } from '../../../firm/calendar.ts'
import { isAmong } from '../../../firm/is-among.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import {
  employeesById,
  findEmployee,
  findEmployeeOfUser,
  listEmployees,
  type StoredEmployee,
} from '../employees/index.ts'
import { thingsOf } from '../handed-out/index.ts'
import { checklistStepsTable, checklistsTable } from './tables.ts'
import { checklistTemplates } from './templates.ts'

type StoredChecklist = typeof checklistsTable.$inferSelect
type StoredStep = typeof checklistStepsTable.$inferSelect

const most = 500

/** Those with something to do first, each by its day. */
export function listChecklists(
  reader: Reader,
  firm: FirmContext,
  { employeeId }: { employeeId?: string },
): Checklist[] {
  const rows = reader.db
    .select()
    .from(checklistsTable)
    .where(employeeId === undefined ? undefined : eq(checklistsTable.employeeId, employeeId))
    .orderBy(asc(checklistsTable.isDone), asc(checklistsTable.day), asc(checklistsTable.id))
    .limit(most)
    .all()
  return shownAll(reader, firm, rows)
}

/** @throws AppError not_found */
export function getChecklist(
  reader: Reader,
  firm: FirmContext,
  { checklistId }: { checklistId: string },
): Checklist {
  const [shown] = shownAll(reader, firm, [requireChecklist(reader, checklistId)])
  if (!shown) throw new AppError('not_found', 'No such checklist')
  return shown
}

/**
 * Open checklists in which whoever asks has something to do, with nothing but their steps: a person
 * those that are theirs, a manager those of who reports to them.
 */
export function listOwnChecklists(reader: Reader, firm: FirmContext): Checklist[] {
  const own = findOwn(reader, firm)
  if (!own) return []
  const people = listEmployees(reader)
    .filter(({ id, managerId }) => id === own.id || managerId === own.id)
    .map(({ id }) => id)
  const rows = reader.db
    .select()
    .from(checklistsTable)
    .where(and(eq(checklistsTable.isDone, false), isAmong(checklistsTable.employeeId, people)))
    .orderBy(asc(checklistsTable.day), asc(checklistsTable.id))
    .limit(most)
    .all()
  return shownAll(reader, firm, rows)
    .map((list) => ({
      ...list,
      steps: list.steps.filter(({ doer }) => isDoer(doer, list, own)),
    }))
    .filter(({ steps }) => steps.length > 0)

  function isDoer(doer: ChecklistStep['doer'], list: Checklist, who: StoredEmployee): boolean {
    return doer === (list.employeeId === who.id ? 'person' : 'manager')
  }
}

/**
 * Begins a checklist for somebody, with the steps that its template has now.
 * @throws AppError not_found; invalid for a template that is archived, or for nobody
 */
export function beginChecklist(
  writer: Writer,
  firm: FirmContext,
  { templateId, employeeId, day }: { templateId: string; employeeId: string; day: string },
): Checklist {
  const template = checklistTemplates.get(writer, templateId)
  if (template.isArchived) throw invalidField('templateId', 'required')
  const employee = findEmployee(writer, employeeId)
  if (!employee) throw invalidField('employeeId', 'required')
  const checklistId = firm.newId()
  const { name, kind } = template
  const createdAt = firm.now.toISOString()
  writer.db
    .insert(checklistsTable)
    .values({ id: checklistId, employeeId, name, kind, day, createdAt })
    .run()
  for (const [position, { title, doer, days }] of template.steps.entries()) {
    const dueDate = addDays(day, days)
    const step = { id: firm.newId(), checklistId, position, title, doer, dueDate }
    writer.db.insert(checklistStepsTable).values(step).run()
  }
  const after = { name, day, steps: template.steps.length }
  writer.audit({
    ...{ entity: 'checklist', entityId: checklistId, action: 'create' },
    ...{ title: employee.name, after },
  })
  return getChecklist(writer, firm, { checklistId })
}

/**
 * Ticks a step, or unticks it.
 * @throws AppError not_found, also for who sees nothing of it; forbidden for a step of another
 */
export function tickStep(
  writer: Writer,
  firm: FirmContext,
  { stepId, isDone }: { stepId: string; isDone: boolean },
): Checklist {
  const isThis = eq(checklistStepsTable.id, stepId)
  const step = writer.db.select().from(checklistStepsTable).where(isThis).get()
  if (!step) throw new AppError('not_found', 'No such step')
  const checklist = requireChecklist(writer, step.checklistId)
  const employee = findEmployee(writer, checklist.employeeId)
  const rights = rightsOf(writer, firm)
  const isTheirs = rights.isHr || rights.own?.id === employee?.id || managesOf(rights, employee)
  if (!isTheirs) throw new AppError('not_found', 'No such step')
  if (!mayTick(step, employee, rights)) throw forbiddenWithout('employee:edit')
  const done = isDone
    ? { doneAt: firm.now.toISOString(), doneByName: firm.actor.userName }
    : { doneAt: null, doneByName: '' }
  writer.db.update(checklistStepsTable).set(done).where(isThis).run()
  const isAllDone = stepsOf(writer, [checklist.id]).every(({ doneAt }) => doneAt !== null)
  writer.db
    .update(checklistsTable)
    .set({ isDone: isAllDone })
    .where(eq(checklistsTable.id, checklist.id))
    .run()
  writer.audit({
    ...{ entity: 'checklist', entityId: checklist.id, title: employee?.name ?? '' },
    action: 'update',
    before: { step: step.title, isDone: step.doneAt !== null },
    after: { step: step.title, isDone },
  })
  const shown = getChecklist(writer, firm, { checklistId: checklist.id })
  if (rights.isHr) return shown
  return { ...shown, things: [], steps: shown.steps.filter((one) => one.mayTick) }
}

/** @throws AppError not_found */
export function deleteChecklist(
  writer: Writer,
  _firm: FirmContext,
  { checklistId }: { checklistId: string },
): { id: string } {
  const { id, name, day, employeeId } = requireChecklist(writer, checklistId)
  writer.db.delete(checklistStepsTable).where(eq(checklistStepsTable.checklistId, id)).run()
  writer.db.delete(checklistsTable).where(eq(checklistsTable.id, id)).run()
  const title = findEmployee(writer, employeeId)?.name ?? ''
  const change = { entity: 'checklist', entityId: id, action: 'delete', title }
  writer.audit({ ...change, before: { name, day } })
  return { id }
}

function requireChecklist({ db }: Pick<Reader, 'db'>, id: string): StoredChecklist {
  const found = db.select().from(checklistsTable).where(eq(checklistsTable.id, id)).get()
  if (!found) throw new AppError('not_found', 'No such checklist')
  return found
}

function stepsOf({ db }: Pick<Reader, 'db'>, ids: string[]): StoredStep[] {
  return db
    .select()
    .from(checklistStepsTable)
    .where(isAmong(checklistStepsTable.checklistId, ids))
    .orderBy(asc(checklistStepsTable.dueDate), asc(checklistStepsTable.position))
    .all()
}

type Rights = { isHr: boolean; own: StoredEmployee | undefined }

function rightsOf(reader: Reader, firm: FirmContext): Rights {
  return { isHr: isAllowed(firm.actor, 'employee:edit'), own: findOwn(reader, firm) }
}

/** A key of the API is nobody's own: it acts for the firm. */
function findOwn(reader: Reader, { actor }: Pick<FirmContext, 'actor'>) {
  const own = actor.isProgram ? undefined : findEmployeeOfUser(reader, actor.userId)
  return own?.isArchived ? undefined : own
}

function managesOf({ own }: Rights, employee: StoredEmployee | undefined): boolean {
  return own !== undefined && employee?.managerId === own.id
}

function mayTick(
  { doer }: Pick<StoredStep, 'doer'>,
  employee: StoredEmployee | undefined,
  rights: Rights,
): boolean {
  if (rights.isHr) return true
  if (doer === 'manager') return managesOf(rights, employee)
  return doer === 'person' && rights.own !== undefined && rights.own.id === employee?.id
}

function shownAll(
  reader: Reader,
  firm: FirmContext,
  rows: readonly StoredChecklist[],
): Checklist[] {
  const rights = rightsOf(reader, firm)
  const steps = Map.groupBy(
    stepsOf(
      reader,
      rows.map(({ id }) => id),
    ),
    ({ checklistId }) => checklistId,
  )
  const people = employeesById(
    reader,
    rows.map(({ employeeId }) => employeeId),
  )
  return rows.map(({ id, employeeId, name, kind, day, isDone }) => {
    const employee = people.get(employeeId)
    const own = (steps.get(id) ?? []).map(
      ({ title, doer, dueDate, doneAt, doneByName, ...step }) => ({
        ...{ id: step.id, title, doer, dueDate, doneAt, doneByName },
        mayTick: mayTick({ doer }, employee, rights),
      }),
    )
    const isLeaving = kind === 'offboarding' && !isDone && rights.isHr
    return {
      ...{ id, employeeId, name, kind, day, isDone, steps: own },
      employeeName: employee?.name ?? '',
      done: own.filter(({ doneAt }) => doneAt !== null).length,
      things: isLeaving ? thingsOf(reader, employeeId) : [],
    }
  })
}
