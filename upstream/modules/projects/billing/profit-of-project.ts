import type { ProjectProfit } from '#contract/projects/project-billing.ts'
import type { Reader } from '../../../firm/store.ts'
import { type CentreLine, linesOfCentre } from '../../books/ledger/views.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { projects } from '../projects/index.ts'
import { sumsOfPeople } from '../time/index.ts'
import { moneyUsed } from './budget-notices.ts'
import { costsOfHours } from './hourly-rates.ts'
import { type Figure, type ProfitDocument, projectProfit } from './profit.ts'

type Line = ProjectProfit['invoiced']['lines'][number]

/**
 * The profit of a project in the firm’s currency: income and costs as they were posted on its cost
 * centre, and its hours at what they cost on their day.
 * @throws AppError not_found
 */
export function profitOfProject(reader: Reader, projectId: string): ProjectProfit {
  const project = projects.get(reader, projectId)
  const { costCentreId } = project
  const { baseCurrency: currency } = getFirmProfile(reader)
  const posted = costCentreId === '' ? [] : linesOfCentre(reader, costCentreId)
  const costRates = costsOfHours(reader)
  const { days } = costRates
  const income = documents(posted.filter(({ type }) => type === 'income'))
  const costs = posted.filter(({ type }) => type === 'expense')
  const purchases = documents(costs.filter(({ sourceKind }) => sourceKind === 'bill'))
  const expenses = documents(costs.filter(({ sourceKind }) => sourceKind !== 'bill'))
  const profit = projectProfit({
    currency,
    invoices: income,
    expenses,
    purchases,
    hours: sumsOfPeople(reader, projectId, days).map(({ span, personId, personName, seconds }) => ({
      // Before the first day nothing costs anything.
      date: days[span - 1] ?? '',
      ...{ personId, personName, projectId, seconds, taskId: null, roleId: null },
    })),
    costRates,
  })
  const named = new Map([...income, ...expenses, ...purchases].map(({ id, line }) => [id, line]))
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
    timeCost: profit.timeCost,
    profit: profit.profit,
    marginPercent: profit.marginPercent,
    secondsWithoutCost: profit.withoutCost,
    budget: moneyUsed(reader, project),
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
