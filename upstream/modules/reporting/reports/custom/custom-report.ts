import { type Dimension, isTime } from '#contract/reporting/custom-reports.ts'
import type {
  Report,
  ReportCell,
  ReportColumn,
  ReportLink,
  ReportRow,
} from '#contract/reporting/reports.ts'
import { laterOf } from '../../../../firm/calendar.ts'
import { sumRows } from '../figures.ts'
import { type Frame, toReport } from '../frame.ts'
import type { Span } from '../span.ts'
import { type Columns, columnsAcross, columnsCompared, isMeant, kindOf } from './columns.ts'
import { keysOfTime, labelsOf, recordLink, spanOfKey } from './dimensions.ts'
import { factsOf } from './facts.ts'
import { type Question, readQuestion, writeConditions } from './question.ts'

const maxChartRows = 12
/** More rows are added up in one. */
const maxRows = 500

/** A measure by one dimension and across another, as the person asked for it. */
export function customReport(frame: Frame): Report {
  const question = readQuestion(frame.query, frame.context)
  const { by, across, measure, dataset } = question
  const facts = factsOf(frame, question, frame.span).filter((fact) => isMeant(question, fact))
  const columns = across
    ? columnsAcross(frame, question, facts)
    : columnsCompared(frame, question, facts)
  const keys = orderOf(frame, by, columns)
  const shown = keys.slice(0, maxRows)
  const label = labelsOf(frame, by, shown)
  const rows = shown.map((key) => {
    const further = deeper(frame, question, key)
    const link = further ?? recordLink(by, key)
    const [first, ...others] = columns.valuesOf([key])
    const opening = further && first ? { ...first, link: further } : first
    return row('line', [{ text: label(key), ...(link && { link }) }], [opening ?? null, ...others])
  })
  const { texts } = frame
  const rest = keys.slice(maxRows)
  if (rest.length > 0)
    rows.push(row('line', [{ text: texts.custom.others }], columns.valuesOf(rest)))
  const lines = [...rows.keys()]
  if (rows.length > 0) {
    const whole = row('result', [{ text: texts.results.all }], columns.valuesOf(keys))
    rows.push({ ...whole, adds: sumRows(lines) })
  }
  const heads: ReportColumn[] = [
    { key: 'name', label: texts.custom.dimensions[by].one, kind: 'text' },
    ...columns.heads,
  ]
  return toReport(frame, 'custom', {
    title: texts.custom.title(
      texts.custom.measures[dataset][measure] ?? '',
      texts.custom.dimensions[by].by,
    ),
    subtitle: subtitleOf(frame, question),
    columns: heads,
    rows,
    chart: chartOf(by, heads, shown.length, columns.comparison),
  })
}

function row(
  kind: ReportRow['kind'],
  name: ReportCell[],
  values: (ReportCell | null)[],
): ReportRow {
  return { kind, depth: 0, cells: [...name, ...values], adds: [] }
}

/** Times in their order, each of the span; others by their figure, the largest first. */
function orderOf(frame: Frame, by: Dimension, columns: Columns): string[] {
  const found = columns.keys()
  if (isTime(by)) return [...new Set([...keysOfTime(by, frame.span), ...found])].sort()
  return found.sort((one, other) => columns.weightOf(other) - columns.weightOf(one))
}

/** Where the name and the first figure of a row lead: to the figures of this one alone, divided further. */
function deeper(frame: Frame, question: Question, key: string): ReportLink | undefined {
  const { dataset, measure, by, where } = question
  const next = nextOf(question)
  if (!next) return undefined
  const span = spanOfKey(by, key)
  const days = span ? within(span, frame.span) : frame.span
  const conditions = span ? where : [...where, { dimension: by, key }]
  return {
    target: 'report',
    report: 'custom',
    query: {
      period: 'custom',
      from: days.from,
      to: days.to,
      dataset,
      measure,
      by: next,
      where: writeConditions(conditions),
    },
  }
}

/** Who, then what, then when: the first of them that is not asked for yet. */
function nextOf({ dataset, by, where }: Question): Dimension | undefined {
  const steps: Record<Question['dataset'], Dimension[]> = {
    sales: ['customer', 'item', 'month'],
    purchases: ['supplier', 'account', 'month'],
    payments: ['party', 'method', 'month'],
  }
  const used = new Set([by, ...where.map(({ dimension }) => dimension)])
  return steps[dataset].find((dimension) => !used.has(dimension))
}

function within(part: Span, whole: Span): Span {
  const from = laterOf(part.from, whole.from)
  return { from, to: part.to === laterOf(part.to, whole.to) ? whole.to : part.to }
}

/** The days, what it is kept to, and the currency of amounts. */
function subtitleOf(frame: Frame, question: Question): string {
  const { texts, format, span, currency } = frame
  const kept = question.where.map(({ dimension, key }) => {
    return `${texts.custom.dimensions[dimension].one}: ${labelsOf(frame, dimension, [key])(key)}`
  })
  const unit = kindOf(question) === 'count' ? [] : [texts.amountsIn(currency)]
  return [format.span(span), ...kept, ...unit].join(' · ')
}

function chartOf(
  by: Dimension,
  heads: readonly ReportColumn[],
  count: number,
  comparison: number | null,
): Report['chart'] {
  if (count < 2 || heads[1]?.kind !== 'amount') return null
  // The first figure is the whole of a row.
  const length = isTime(by) ? count : Math.min(count, maxChartRows)
  const rows = Array.from({ length }, (_, at) => at)
  return { kind: isTime(by) ? 'columns' : 'bars', rows, column: 1, comparison }
}
