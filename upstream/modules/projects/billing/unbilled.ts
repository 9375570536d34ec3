import type { Minor } from '#contract/core/money.ts'
import type { CostLine } from './cost-lines.ts'
import type { TimeLine } from './time-lines.ts'

/** What of a project could be invoiced and is not, in one currency. */
export type UnbilledProject = {
  projectId: string | null
  currency: string
  seconds: number
  timeAmount: Minor
  costAmount: Minor
  amount: Minor
  /** The day of its oldest part, for ageing. */
  oldestDate: string
}

/** Unbilled work by project and currency, the oldest first. */
export function unbilledByProject(
  time: readonly TimeLine[],
  costs: readonly (CostLine & { projectId: string | null; currency: string })[],
): UnbilledProject[] {
  const rows = new Map<string, UnbilledProject>()
  const rowOf = (projectId: string | null, currency: string, date: string) => {
    const key = JSON.stringify([projectId, currency])
    const known = rows.get(key)
    const sums = { seconds: 0, timeAmount: 0, costAmount: 0, amount: 0 }
    const row = known ?? { projectId, currency, ...sums, oldestDate: date }
    if (date < row.oldestDate) row.oldestDate = date
    rows.set(key, row)
    return row
  }
  for (const line of time) {
    const row = rowOf(line.projectId, line.currency, line.firstDate)
    row.seconds += line.seconds
    row.timeAmount += line.amount
    row.amount += line.amount
  }
  for (const line of costs) {
    const row = rowOf(line.projectId, line.currency, line.date)
    row.costAmount += line.amount
    row.amount += line.amount
  }
  return [...rows.values()].sort((a, b) => (a.oldestDate < b.oldestDate ? -1 : 1))
}
