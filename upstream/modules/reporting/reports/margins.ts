import { divideRound, formatFixed } from '#contract/core/decimal.ts'
import { type Minor, unitsOf } from '#contract/core/money.ts'
import type { Report, ReportCell, ReportName, ReportRow } from '#contract/reporting/reports.ts'
import { keyOf, labelsOf } from './custom/dimensions.ts'
import { factsOf } from './custom/facts.ts'
import { readQuestion } from './custom/question.ts'
import { sumRows } from './figures.ts'
import { type Frame, toReport } from './frame.ts'
import { questionLink } from './ranked.ts'
import { comparedSpan, type Span } from './span.ts'

type Earned = { net: Minor; cost: Minor; before: Minor }

const names = {
  item: 'margin-by-item',
  customer: 'margin-by-customer',
} as const satisfies Record<string, ReportName>

/**
 * What sales brought, what the goods cost as the stock posted it, and what is left. What has no stock,
 * such as work, has no cost here.
 * @throws AppError forbidden for who may not see costs
 */
export function marginBy(by: keyof typeof names): (frame: Frame) => Report {
  return (frame) => {
    const sums = new Map<string, Earned>()
    const take = (measure: 'net' | 'cost' | 'margin', span: Span, column: keyof Earned) => {
      for (const [key, amount] of sumsIn(frame, by, measure, span)) {
        const sum = sums.get(key) ?? { net: 0, cost: 0, before: 0 }
        sums.set(key, { ...sum, [column]: sum[column] + amount })
      }
    }
    const before = comparedSpan(frame.span, frame.query.compare ?? 'none')
    take('net', frame.span, 'net')
    take('cost', frame.span, 'cost')
    if (before) take('margin', before, 'before')
    return printed(frame, by, sums, before !== undefined)
  }
}

function sumsIn(
  frame: Frame,
  by: keyof typeof names,
  measure: 'net' | 'cost' | 'margin',
  span: Span,
): Map<string, Minor> {
  // A cost is asked for as in a report of one's own, which holds who may see it.
  const question = readQuestion({ dataset: 'sales', measure, by }, frame.context)
  const sums = new Map<string, Minor>()
  for (const fact of factsOf(frame, question, span)) {
    const key = keyOf(by, fact)
    sums.set(key, (sums.get(key) ?? 0) + fact.amount)
  }
  return sums
}

function printed(
  frame: Frame,
  by: keyof typeof names,
  sums: ReadonlyMap<string, Earned>,
  isCompared: boolean,
): Report {
  const { texts } = frame
  const ordered = [...sums].sort(([, one], [, other]) => marginOf(other) - marginOf(one))
  const label = labelsOf(frame, by, [...sums.keys()])
  const none = by === 'item' ? texts.sales.noItem : texts.sales.noCustomer
  const cellsOf = (name: ReportCell, sum: Earned, key?: string): (ReportCell | null)[] => {
    const figure = (measure: 'net' | 'cost' | 'margin', amount: Minor): ReportCell => {
      if (key === undefined) return { amount }
      return { amount, link: questionLink(frame, { dataset: 'sales', by, key, measure }) }
    }
    const margin = marginOf(sum)
    const share = sum.net === 0 ? {} : { number: tenths(margin, sum.net) }
    return [
      name,
      figure('net', sum.net),
      figure('cost', sum.cost),
      figure('margin', margin),
      share,
      ...(isCompared ? [{ amount: sum.before }, { amount: margin - sum.before }] : []),
    ]
  }
  const rows = ordered.map(([key, sum]): ReportRow => {
    const target = by === 'item' ? 'item' : 'party'
    const name: ReportCell =
      key === '' ? { text: none } : { text: label(key), link: { target, id: key } }
    return { kind: 'line', depth: 0, cells: cellsOf(name, sum, key), adds: [] }
  })
  const places = [...rows.keys()]
  const whole = [...sums.values()].reduce(
    (all, { net, cost, before }) => ({
      net: all.net + net,
      cost: all.cost + cost,
      before: all.before + before,
    }),
    { net: 0, cost: 0, before: 0 },
  )
  const cells = cellsOf({ text: texts.results.all }, whole)
  if (rows.length > 0) rows.push({ kind: 'result', depth: 0, cells, adds: sumRows(places) })
  const { net, cost } = texts.custom.measures.sales
  const amount = (key: string, text: string) => ({ key, label: text, kind: 'amount' as const })
  return toReport(frame, names[by], {
    columns: [
      { key: 'name', label: texts.custom.dimensions[by].one, kind: 'text' },
      amount('net', net ?? ''),
      amount('cost', cost ?? ''),
      amount('margin', texts.custom.measures.sales.margin ?? ''),
      { key: 'share', label: texts.sales.marginPercent, kind: 'percent' },
      ...(isCompared
        ? [amount('before', texts.sales.before), amount('change', texts.columns.change)]
        : []),
    ],
    rows,
    chart:
      places.length > 1
        ? { kind: 'bars', rows: places.slice(0, 12), column: 3, comparison: isCompared ? 5 : null }
        : null,
  })
}

function marginOf({ net, cost }: Earned): Minor {
  return net - cost
}

function tenths(part: Minor, whole: Minor): string {
  return formatFixed(divideRound(unitsOf(part) * 1000n, unitsOf(whole)), 1)
}
