import { type Dimension, isTime } from '#contract/reporting/custom-reports.ts'
import type { ReportCell, ReportColumn } from '#contract/reporting/reports.ts'
import type { Frame } from '../frame.ts'
import { comparedSpan } from '../span.ts'
import { keyOf, keysOfTime, labelsOf } from './dimensions.ts'
import { type Fact, factsOf } from './facts.ts'
import type { Question } from './question.ts'

/** The columns of figures: their heads, and what they hold for one row or for several added up. */
export type Columns = {
  heads: ReportColumn[]
  /** Keys of the rows that have a figure. */
  keys: () => string[]
  weightOf: (key: string) => number
  valuesOf: (keys: readonly string[]) => (ReportCell | null)[]
  /** The column that the first one is held against. */
  comparison: number | null
}

const maxAcross = 12

/** One figure for the span, its share, and the span it is held against. */
export function columnsCompared(frame: Frame, question: Question, facts: readonly Fact[]): Columns {
  const { texts, query, span } = frame
  const before = comparedSpan(span, query.compare ?? 'none')
  const now = sumBy(question.by, facts)
  const kept = before
    ? factsOf(frame, question, before).filter((fact) => isMeant(question, fact))
    : []
  // A month is held against the one that stands as far from the beginning, so times have no comparison.
  const isCompared = before !== undefined && !isTime(question.by)
  const then = sumBy(question.by, kept)
  const all = [...now.values()].reduce((sum, amount) => sum + amount, 0)
  const cell = cellOf(question)
  const kind = kindOf(question)
  return {
    heads: [
      { key: 'now', label: texts.custom.measures[question.dataset][question.measure] ?? '', kind },
      { key: 'share', label: texts.sales.share, kind: 'percent' },
      ...(isCompared
        ? [
            { key: 'before', label: texts.sales.before, kind },
            { key: 'change', label: texts.columns.change, kind },
          ]
        : []),
    ],
    keys: () => [...new Set([...now.keys(), ...(isCompared ? then.keys() : [])])],
    weightOf: (key) => now.get(key) ?? 0,
    valuesOf: (keys) => {
      const [here, there] = [addUp(now, keys), addUp(then, keys)]
      const share = all === 0 ? '0' : (Math.round((here * 1000) / all) / 10).toFixed(1)
      const own = [cell(here), { number: share }]
      return isCompared ? [...own, cell(there), cell(here - there)] : own
    },
    comparison: isCompared ? 3 : null,
  }
}

/** A column for each key of the other dimension, and one for all of them. */
export function columnsAcross(frame: Frame, question: Question, facts: readonly Fact[]): Columns {
  const { texts } = frame
  const { by } = question
  const across = question.across ?? 'month'
  const cells = new Map<string, Map<string, number>>()
  for (const fact of facts) {
    const key = keyOf(across, fact)
    const column = cells.get(key) ?? new Map<string, number>()
    const rowKey = keyOf(by, fact)
    column.set(rowKey, (column.get(rowKey) ?? 0) + fact.amount)
    cells.set(key, column)
  }
  const all = sumBy(by, facts)
  const ordered = orderOf(frame, across, cells)
  const shown = ordered.slice(0, isTime(across) ? 24 : maxAcross)
  const rest = ordered.slice(shown.length)
  const label = labelsOf(frame, across, shown)
  const [cell, kind] = [cellOf(question), kindOf(question)]
  const total = { key: 'total', label: texts.columns.total, kind }
  const others = { key: 'others', label: texts.custom.others, kind }
  return {
    heads: [
      total,
      ...shown.map((key, at) => ({ key: `column${at}`, label: label(key), kind })),
      ...(rest.length > 0 ? [others] : []),
    ],
    keys: () => [...all.keys()],
    weightOf: (key) => all.get(key) ?? 0,
    valuesOf: (keys) => {
      const inColumn = (key: string) => addUp(cells.get(key) ?? new Map(), keys)
      const figures = shown.map(inColumn)
      const left = rest.reduce((sum, key) => sum + inColumn(key), 0)
      return [addUp(all, keys), ...figures, ...(rest.length > 0 ? [left] : [])].map(cell)
    },
    comparison: null,
  }
}

function orderOf(
  frame: Frame,
  across: Dimension,
  cells: ReadonlyMap<string, ReadonlyMap<string, number>>,
): string[] {
  const keys = [...cells.keys()]
  if (isTime(across)) return [...new Set([...keysOfTime(across, frame.span), ...keys])].sort()
  const weight = (key: string) => [...(cells.get(key)?.values() ?? [])].reduce((a, b) => a + b, 0)
  return keys.sort((one, other) => weight(other) - weight(one))
}

/** Whether a fact has every value that the question keeps to. */
export function isMeant({ where }: Question, fact: Fact): boolean {
  return where.every(({ dimension, key }) => keyOf(dimension, fact) === key)
}

function sumBy(dimension: Dimension, facts: readonly Fact[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const fact of facts) {
    const key = keyOf(dimension, fact)
    sums.set(key, (sums.get(key) ?? 0) + fact.amount)
  }
  return sums
}

function addUp(sums: ReadonlyMap<string, number>, keys: readonly string[]): number {
  return keys.reduce((sum, key) => sum + (sums.get(key) ?? 0), 0)
}

/** Amounts of money, or numbers. */
export function kindOf({ measure }: Question): ReportColumn['kind'] {
  return measure === 'quantity' || measure === 'lines' || measure === 'entries' ? 'count' : 'amount'
}

function cellOf(question: Question): (figure: number) => ReportCell {
  if (kindOf(question) === 'amount') return (amount) => ({ amount })
  // Quantities are whole ten-thousandths.
  if (question.measure === 'quantity') return (figure) => ({ number: String(figure / 10_000) })
  return (figure) => ({ number: String(figure) })
}
