import type { ProjectProfit } from '#contract/projects/project-billing.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { schedule } from '../../firm/jobs/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { projects, type StoredProject } from '../projects/index.ts'
import { billedWorth } from '../time/index.ts'
import { type Budget, dueNotices, toldUnder, usedPercent } from './budget.ts'
import { minorOf } from './milestones.ts'
import { worthUnder } from './open-worth.ts'

export const budgetJob = 'billing.budget'

type Told = StoredProject['told']['hours']

/**
 * Has the budgets of a project looked at, once for all that is worked on it in the same moment. Who
 * has no manager or no budget tells nobody.
 */
export function planBudgetCheck(
  writer: Writer,
  { now }: Pick<FirmContext, 'now'>,
  projectId: string,
): void {
  const project = findWatched(writer, projectId)
  if (!project) return
  const { code: title } = project
  schedule(writer, { kind: budgetJob, key: projectId, dueAt: now, payload: { projectId }, title })
}

/** A project that has a budget, and a manager to be told of it. */
function findWatched(reader: Reader, projectId: string): StoredProject | undefined {
  const project = projects.find(reader, projectId)
  if (!project || project.managerId === '') return undefined
  return project.budgetHours === '' && project.budgetAmount === '' ? undefined : project
}

/** Tells the manager of a project of the thresholds that its hours or its money have reached since. */
export function tellOfBudgets(writer: Writer, firm: FirmContext, projectId: string): void {
  const project = findWatched(writer, projectId)
  if (!project) return
  const { told, managerId, code, name, currency, workedSeconds } = project
  const about = { link: `/firms/${firm.firmId}/projects/${projectId}`, userIds: [managerId] }
  const named = `${code} ${name}`
  const seconds = Math.round(Number(project.budgetHours || '0') * 3600)
  const hours = reached(budgetOf(project, seconds), workedSeconds, told.hours)
  const limit = limitOf(project)
  const used = limit === 0 ? 0 : workedOff(writer, project)
  const amount = reached(budgetOf(project, limit), used, told.amount)
  if (hours.percent !== undefined) {
    const params = { project: named, percent: hours.percent, hours: project.budgetHours }
    queueNotice(writer, firm, { kind: 'projectHoursUsed', params, isForAll: true, ...about })
  }
  if (amount.percent !== undefined) {
    const params = { project: named, percent: amount.percent, amount: limit, currency }
    queueNotice(writer, firm, { kind: 'projectAmountUsed', params, isForAll: true, ...about })
  }
  projects.change(writer, firm, projectId, { told: { hours: hours.told, amount: amount.told } })
}

function budgetOf({ noticePercent }: StoredProject, limit: number): Budget {
  return { limit, thresholds: [noticePercent, 100] }
}

/** The highest threshold that is new, and all that are told with it. */
function reached(budget: Budget, used: number, told: Told) {
  const { limit } = budget
  const before = told?.percents ?? []
  const known = told?.limit === limit ? before : toldUnder(budget, used, before)
  const due = dueNotices(budget, used, known)
  return { percent: due.at(-1), told: { limit, percents: [...known, ...due] } }
}

/** How much of its budget in money a project has used; null where it has none. */
export function moneyUsed(reader: Reader, project: StoredProject): ProjectProfit['budget'] {
  const limit = limitOf(project)
  const used = limit === 0 ? 0 : workedOff(reader, project)
  const percent = usedPercent(budgetOf(project, limit), used)
  return percent === null ? null : { used, limit, percent, currency: project.currency }
}

function limitOf({ budgetAmount, currency }: StoredProject): number {
  return budgetAmount === '' ? 0 : minorOf(budgetAmount, currency)
}

/** What the billable time of a project is worth: as it was invoiced, else at the rates of its days. */
function workedOff(reader: Reader, project: StoredProject): number {
  const { amount } = worthUnder(reader, project, { mode: 'none', minutes: 1, per: 'entry' })
  return billedWorth(reader, project.id) + amount
}
