import type { AnalysisCell, AnalysisUnit } from '#contract/reporting/analytics.ts'
import type { Cell, Part } from './cells.ts'
import type { SumUnit, ViewMeasure, ViewPart } from './view-part.ts'

/** What a group came to, and what there was before it, for measures that are states and no flows. */
export type Sums = { now: Cell; opening: Cell }

/** A figure: minor units, or a number in whole units. Null where there is none, as of nothing over nothing. */
export type Figure = number | null

/** How many raw units are one. */
export const scales: Record<SumUnit, number> = {
  amount: 1,
  ownAmount: 1,
  quantity: 10_000,
  hours: 3600,
  halves: 2,
  count: 1,
}

/** What a measure is of the sums of a group; ratios are of sums, never means of means. */
export function figureOf(
  view: ViewPart,
  measure: ViewMeasure,
  parts: readonly Part[],
  sums: Sums,
): Figure {
  if ('sum' in measure) return sumIn(measure, view, parts, sums.now)
  if ('distinct' in measure) {
    const at = parts
      .filter(({ kind }) => kind === 'distinct')
      .findIndex((part) => part.sql === measure.distinct)
    return sums.now.values[at]?.size ?? 0
  }
  if ('level' in measure || 'meanLevel' in measure) {
    const name = 'level' in measure ? measure.level : measure.meanLevel
    const flow = view.measures[name]
    if (!flow || !('sum' in flow)) return null
    const before = sumIn(flow, view, parts, sums.opening)
    const during = sumIn(flow, view, parts, sums.now)
    return 'level' in measure ? before + during : before + during / 2
  }
  const [over, under] = [view.measures[measure.over], view.measures[measure.under]]
  if (!over || !under) return null
  const [top, bottom] = [over, under].map((one) => figureOf(view, one, parts, sums))
  if (top === null || top === undefined || !bottom) return null
  if (measure.unit === 'percent') return (top / bottom) * 100
  return measure.unit === 'amount' ? roundHalf(top / bottom) : top / bottom
}

function sumIn(
  measure: Extract<ViewMeasure, { sum: string }>,
  view: ViewPart,
  parts: readonly Part[],
  cell: Cell,
): number {
  const at = parts
    .filter(({ kind }) => kind === 'sum')
    .findIndex(({ name }) => view.measures[name] === measure)
  return (cell.sums[at] ?? 0) / scales[measure.unit]
}

function roundHalf(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value))
}

/** Whether a measure is an amount in the currency of its rows, and no sum of several currencies. */
export function isOwnAmount(view: ViewPart, measure: ViewMeasure): boolean {
  if ('sum' in measure) return measure.unit === 'ownAmount'
  if ('over' in measure && measure.unit === 'amount') {
    const over = view.measures[measure.over]
    return over !== undefined && isOwnAmount(view, over)
  }
  return false
}

/** Whether figures of parts add up to that of the whole. */
export function isAdditive(measure: ViewMeasure): boolean {
  return 'sum' in measure || 'level' in measure
}

/** Whether a measure looks at what was before its days. */
export function hasLevel(view: ViewPart, measure: ViewMeasure): boolean {
  if ('level' in measure || 'meanLevel' in measure) return true
  if (!('over' in measure)) return false
  return [measure.over, measure.under].some((name) => {
    const one = view.measures[name]
    return one !== undefined && hasLevel(view, one)
  })
}

export function unitOf(
  view: ViewPart,
  measure: ViewMeasure,
): Exclude<AnalysisUnit, 'text' | 'date'> {
  if ('sum' in measure) {
    return measure.unit === 'amount' || measure.unit === 'ownAmount' ? 'amount' : 'number'
  }
  if ('over' in measure) return measure.unit
  if ('distinct' in measure) return 'number'
  const flow = view.measures['level' in measure ? measure.level : measure.meanLevel]
  return flow ? unitOf(view, flow) : 'number'
}

/** So many digits behind the point a figure has at most: quantities keep those that they are kept with. */
export function digitsOf(view: ViewPart, measure: ViewMeasure): number {
  if ('over' in measure) return measure.unit === 'percent' ? 1 : 2
  if ('sum' in measure) return measure.unit === 'quantity' ? 4 : 2
  if ('distinct' in measure) return 0
  const flow = view.measures['level' in measure ? measure.level : measure.meanLevel]
  return flow ? digitsOf(view, flow) : 2
}

/** A figure as answers have it: whole minor units, or decimal text of at most so many digits behind the point. */
export function cellOfFigure(
  figure: Figure,
  unit: Exclude<AnalysisUnit, 'text' | 'date'>,
  currency: string,
  digits = unit === 'percent' ? 1 : 2,
): AnalysisCell | null {
  if (figure === null) return null
  if (unit === 'amount') return { amount: roundHalf(figure), currency }
  return { number: decimalOf(figure, digits) }
}

function decimalOf(value: number, digits: number): string {
  const factor = 10 ** digits
  const rounded = roundHalf(value * factor) / factor
  const text = (rounded === 0 ? 0 : rounded).toFixed(digits)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
