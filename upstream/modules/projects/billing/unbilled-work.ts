import type { BillableLine } from '#contract/buying/expense-steps.ts'
import { divideRound, formatFixed } from '#contract/core/decimal.ts'
import { invalidField } from '#contract/core/errors.ts'
import type { UnbilledRow, UnbilledWork } from '#contract/projects/project-billing.ts'
import { earlierOf, laterOf } from '../../../firm/calendar.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { listBillable } from '../../buying/expenses/index.ts'
import { namesOfParties } from '../../firm/parties/views.ts'
import { projects, type StoredProject } from '../projects/index.ts'
import { titlesOfTasks } from '../tasks/views.ts'
import {
  type BilledDays,
  billedSeconds,
  invoicedEntries,
  projectsWithUnbilled,
  type StoredEntry,
  unbilledTime,
} from '../time/index.ts'
import { dueMilestones } from './fixed-price.ts'
import { pricesOf } from './hourly-rates.ts'
import { listMilestones, minorOf } from './milestones.ts'
import { openWorth } from './open-worth.ts'
import { type BillableEntry, type PricedEntry, priceEntries } from './price-entries.ts'
import { timeLines } from './time-lines.ts'

/**
 * Time of a project as it would be billed: rounded by its rule, with the rate of each entry's day.
 * What invoices have of the same day and task is not billed once more.
 */
export function pricedTime(
  reader: Reader,
  project: StoredProject,
  entries: readonly StoredEntry[],
): { priced: PricedEntry[]; unpriced: string[]; seconds: Map<string, number> } {
  const rule = { mode: project.roundMode, minutes: project.roundMinutes, per: project.roundPer }
  const worked = ({ id, personId, taskId, projectId, date, seconds }: StoredEntry) => ({
    ...{ id, personId, projectId, date, seconds },
    taskId: taskId || null,
  })
  const before = invoicedBeside(reader, project, entries).map((entry) => ({
    ...worked(entry),
    billed: entry.billedSeconds ?? 0,
  }))
  const rounded = new Map(
    billedSeconds(entries.map(worked), rule, before).map(({ id, seconds }) => [id, seconds]),
  )
  const billable = entries.map((entry): BillableEntry => {
    const { id, date, personId, taskId, projectId, seconds } = entry
    return {
      ...{ id, date, personId, projectId, roleId: null, frozen: null },
      taskId: taskId || null,
      seconds: rounded.get(id) ?? seconds,
    }
  })
  return { ...priceEntries(billable, pricesOf(reader, project)), seconds: rounded }
}

/** Entries on invoices that share a sum by day with others. */
function invoicedBeside(
  reader: Reader,
  { id, roundPer }: StoredProject,
  entries: readonly StoredEntry[],
): StoredEntry[] {
  const [first, ...others] = entries
  if (roundPer !== 'day' || !first) return []
  const days = others.reduce(
    (span, { date }) => ({ from: earlierOf(span.from, date), to: laterOf(span.to, date) }),
    { from: first.date, to: first.date },
  )
  return invoicedEntries(reader, id, days)
}

const noTime = { entries: [], later: null, beside: { count: 0, seconds: 0 } }

/**
 * What of a project could be invoiced and is not; of time that of some days, where they are named.
 * @throws AppError not_found; invalid for an end before the begin
 */
export function unbilledWork(
  reader: Reader,
  firm: FirmContext,
  { projectId, ...days }: BilledDays & { projectId: string },
): UnbilledWork {
  if (days.from && days.to && days.to < days.from) throw invalidField('to', 'beforeStart')
  const project = projects.get(reader, projectId)
  const isByHour = project.billing === 'hours'
  const { entries, later, beside } = isByHour ? unbilledTime(reader, projectId, days) : noTime
  const { priced, unpriced, seconds } = pricedTime(reader, project, entries)
  const tasks = titlesOfTasks(
    reader,
    entries.map(({ taskId }) => taskId),
  )
  const hourlies = new Map(priced.map(({ id, hourly }) => [id, hourly]))
  const lines = timeLines(priced, 'project')
  const amounts = new Map(
    lines.flatMap((line) => line.entries.map(({ entryId, amount }) => [entryId, amount])),
  )
  const { milestones } = listMilestones(reader, projectId)
  return {
    currency: project.currency,
    hindrance: hindranceOf(project),
    entries: entries.map(({ id, date, personName, note, taskId, seconds: workedSeconds }) => ({
      ...{ id, date, personName, note, workedSeconds, task: tasks.get(taskId) ?? '' },
      seconds: seconds.get(id) ?? workedSeconds,
      hourly: hourlies.get(id) ?? null,
      amount: amounts.get(id) ?? null,
    })),
    ...{ later, beside },
    unpricedSeconds: sumOf(entries, unpriced),
    timeAmount: lines.reduce((sum, { amount }) => sum + amount, 0),
    costs: costsOf(reader, firm, project).map(
      ({ id, source, date, payee, note, net, currency }) => ({
        ...{ id, date, payee, note, net, currency },
        kind: source.kind,
      }),
    ),
    milestones: project.billing === 'none' ? [] : milestones,
    progress: progressOf(reader, project),
  }
}

function hindranceOf({ customerId, billing }: StoredProject): UnbilledWork['hindrance'] {
  if (billing === 'none') return 'notBillable'
  return customerId === '' ? 'noCustomer' : null
}

/** Expenses and bills that the customer is to pay and that stand on the project's cost centre. */
export function costsOf(
  reader: Reader,
  { actor }: FirmContext,
  { customerId, costCentreId }: StoredProject,
): BillableLine[] {
  if (customerId === '' || costCentreId === '') return []
  return listBillable(reader, actor, customerId).filter(
    (line) => line.costCentreId === costCentreId,
  )
}

/** Of a fixed price: what of it stands on invoices. */
export function progressOf(
  reader: Reader,
  { id, billing, price, currency }: StoredProject,
): UnbilledWork['progress'] {
  if (billing !== 'fixed' || price === '') return null
  const { billed } = reader.sql
    .exec<{ billed: number | null }>(
      'select sum(amount) as billed from project_progress where project_id = ?',
      id,
    )
    .one()
  const whole = minorOf(price, currency)
  const part = billed ?? 0
  const percent =
    whole === 0 ? '0' : formatFixed(divideRound(BigInt(part) * 1000n, BigInt(whole)), 1)
  return { price: whole, billed: part, percent }
}

/** Unbilled work of all projects, the oldest first; what projects not billable have is left out. */
export function unbilledReport(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
): { rows: UnbilledRow[] } {
  const ids = new Set([...projectsWithUnbilled(reader), ...projectsWithMilestones(reader)])
  const rows = [...ids].flatMap((id) => {
    const project = projects.find(reader, id)
    if (!project || project.billing === 'none') return []
    return reachesRecord(reader, actor, 'party', project.customerId) ? [rowOf(reader, project)] : []
  })
  const shown = rows.filter(
    ({ seconds, milestoneAmount }) => seconds !== 0 || milestoneAmount !== 0,
  )
  const names = namesOfParties(
    reader,
    shown.map(({ customer }) => customer),
  )
  return {
    rows: shown
      .map((row) => ({ ...row, customer: names.get(row.customer) ?? '' }))
      .sort((one, other) => ((one.oldestDate ?? '9') < (other.oldestDate ?? '9') ? -1 : 1)),
  }
}

/** With the customer's id in place of the name. */
function rowOf(reader: Reader, project: StoredProject): UnbilledRow {
  const { id, code, name, customerId, currency, billing } = project
  const open = billing === 'hours' ? openWorth(reader, project) : null
  const { milestones } = listMilestones(reader, id)
  const due = dueMilestones(
    milestones.map((one) => ({
      ...one,
      amount: one.amountMinor,
      isClaimed: one.invoiceId !== null,
    })),
  )
  const days = [open?.firstDate ?? '', ...due.map((one) => one.reachedDate ?? '')].filter(Boolean)
  return {
    ...{ projectId: id, project: `${code} ${name}`, customer: customerId, currency },
    seconds: open?.seconds ?? 0,
    amount: open?.amount ?? 0,
    unpricedSeconds: open?.unpricedSeconds ?? 0,
    milestoneAmount: due.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    oldestDate: days.sort()[0] ?? null,
  }
}

function projectsWithMilestones({ sql }: Reader): string[] {
  return sql
    .exec<{ id: string }>(
      `select distinct project_id as id from project_milestones
       where reached_date is not null and invoice_id is null`,
    )
    .toArray()
    .map(({ id }) => id)
}

function sumOf(entries: readonly StoredEntry[], ids: readonly string[]): number {
  const meant = new Set(ids)
  return entries.reduce((sum, { id, seconds }) => (meant.has(id) ? sum + seconds : sum), 0)
}
