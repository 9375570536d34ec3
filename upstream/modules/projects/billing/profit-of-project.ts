import type { ProjectProfit } from '#contract/projects/project-billing.ts'
import type { Reader } from '../../../firm/store.ts'
import { type CentreLine, linesOfCentre } from '../../books/ledger/views.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { projects } from '../projects/index.ts'
import { endedEntries } from '../time/index.ts'
import { costsOfHours } from './hourly-rates.ts'
import { type Figure, type ProfitDocument, projectProfit } from './profit.ts'

type Line = ProjectProfit['invoiced']['lines'][number]

/**
 * The profit of a project in the firm’s currency: income and costs as they were posted on its cost
 * centre, and its hours at what they cost on their day.
 * @throws AppError not_found
 */
export function profitOfProject(reader: Reader, projectId: string): ProjectProfit {
  const { costCentreId } = projects.get(reader, projectId)
  const { baseCurrency: currency } = getFirmProfile(reader)
  const posted = costCentreId === '' ? [] : linesOfCentre(reader, costCentreId)
  const entries = endedEntries(reader, projectId)
  const income = documents(posted.filter(({ type }) => type === 'income'))
  const costs = posted.filter(({ type }) => type === 'expense')
  const purchases = documents(costs.filter(({ sourceKind }) => sourceKind === 'bill'))
  const expenses = documents(costs.filter(({ sourceKind }) => sourceKind !== 'bill'))
  const profit = projectProfit({
    currency,
    invoices: income,
    expenses,
    purchases,
    entries: entries.map(({ id, date, personId, taskId, seconds }) => ({
      ...{ id, date, personId, projectId, seconds },
      taskId: taskId || null,
      roleId: null,
    })),
    costRates: costsOfHours(reader),
  })
  const named = new Map([...income, ...expenses, ...purchases].map(({ id, line }) => [id, line]))
  const worked = new Map(entries.map((entry) => [entry.id, entry]))
  const without = new Set(profit.withoutCost)
  const ofDocuments = ({ amount, lines }: Figure) => ({
    amount,
    lines: lines.flatMap(({ id }) => named.get(id) ?? []),
  })
  return {
    currency,
    hasCentre: costCentreId !== '',
    invoiced: ofDocuments(profit.invoiced),
    expenses: ofDocuments(profit.expenses),
    purchases: ofDocuments(profit.purchases),
    timeCost: {
      amount: profit.timeCost.amount,
      lines: profit.timeCost.lines.map(({ id, date, amount }) => {
        const entry = worked.get(id)
        const text = [entry?.personName, entry?.note].filter(Boolean).join(': ')
        return { id, date, amount, kind: 'timeEntry', text }
      }),
    },
    profit: profit.profit,
    marginPercent: profit.marginPercent,
    secondsWithoutCost: entries.reduce(
      (sum, { id, seconds }) => (without.has(id) ? sum + seconds : sum),
      0,
    ),
  }
}

/** Lines of one document and day as one; what was posted and taken back again comes to nothing. */
function documents(lines: readonly CentreLine[]): (ProfitDocument & { line: Line })[] {
  const found = new Map<string, Line>()
  for (const { sourceKind: kind, sourceId: id, date, memo: text, amount } of lines) {
    const key = `${kind}:${id}:${date}`
    const known = found.get(key)
    if (known) known.amount += amount
    else found.set(key, { id, kind, date, text, amount })
  }
  return [...found]
    .map(([id, line]) => ({ id, date: line.date, amount: line.amount, line }))
    .filter(({ amount }) => amount !== 0)
}
