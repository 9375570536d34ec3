import type {
  Analysis,
  AnalysisNote,
  AnalysisQuery,
  AnalysisRow,
} from '#contract/reporting/analytics.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { acrossColumns } from './across.ts'
import { bucketLabel, bucketsOf, cutBucket, spanOfBucket } from './buckets.ts'
import { addCell, type Cell, emptyCell, merged, mergedByKey, type Part } from './cells.ts'
import { type Column, cellOf, currencyOf, inOrder, type RowSums } from './columns.ts'
import { isOfFew, keysToHide } from './few-people.ts'
import { type Fact, gather, partsOf } from './gather.ts'
import { isOrdered, namesOfKeys, pathOfKey } from './keys.ts'
import { cellOfFigure, digitsOf, figureOf, hasLevel, isAdditive, unitOf } from './measure.ts'
import { noValue, type Plan, planAnalysis, writeFilters } from './plan.ts'
import { measureLabel, subtitleOf, titleOf, wordsOf } from './words.ts'

/** Before the first day of any books. */
const dawn = '1900-01-01'
const usualLimit = 20

/**
 * Answers a question, in the language and with the rights of who asks.
 * @throws as `planAnalysis` and `gather`
 */
export function runAnalysis(reader: Reader, context: FirmContext, query: AnalysisQuery): Analysis {
  const plan = planAnalysis(reader, context, query)
  const { span, before, base, by, measures, view, today } = plan
  const parts = partsOf(plan)
  const facts = gather(plan, parts, span)
  const earlier = before ? gather(plan, parts, before) : []
  const needsOpening = measures.some(({ measure }) => hasLevel(view, measure))
  const opening = needsOpening
    ? gather(plan, parts, { from: dawn, to: addDays(span.from, -1) }, false)
    : []
  const currencies = currenciesOf(facts, earlier, opening)
  const kept = currencies.map((currency) => {
    const ofCurrency = (all: readonly Fact[]) => all.filter((fact) => fact.currency === currency)
    return {
      currency: currency || base,
      isOnly: currencies.length === 1,
      facts: ofCurrency(facts),
      earlier: ofCurrency(earlier),
      opening: ofCurrency(opening),
    }
  })
  const columns = plan.across ? acrossColumns(plan, parts, facts) : columnsOf(plan, parts)
  const blocks = kept.map((block) => rowsOf(plan, parts, block, columns))
  const rows = blocks.flatMap((block) => block.rows)
  const notes = new Set<AnalysisNote>(blocks.flatMap((block) => block.notes))
  if (currencies.length > 1) notes.add('currencies')
  if (by?.time && by.time !== 'weekday' && span.to >= today && span.from <= today)
    notes.add('incomplete')
  const conditions = wordsOf(plan)
  return {
    title: titleOf(plan),
    subtitle: subtitleOf(plan, conditions),
    look: query.look ?? (by ? (by.time ? 'line' : 'bar') : 'number'),
    currency: kept[0]?.currency ?? base,
    from: span.from,
    to: span.to,
    before: before ? { from: before.from, to: before.to } : null,
    groupLabel: by ? (plan.texts.groups[by.name] ?? by.name) : '',
    isTime: by !== undefined && (by.time !== undefined || isOrdered(by.field)),
    columns: columns.map(({ column }) => column),
    rows,
    conditions,
    notes: [...notes],
    madeAt: context.now.toISOString(),
  }
}

/** A figure for each measure, the first one beside what it is compared with, or with its share. */
function columnsOf(plan: Plan, parts: readonly Part[]): Column[] {
  const { view, measures, texts, before, by, query } = plan
  const [first] = measures
  const figures = measures.map(
    (one): Column => ({
      column: {
        key: one.name,
        label: measureLabel(plan, one.name),
        unit: unitOf(view, one.measure),
        role: 'figure',
      },
      cell: ({ sums, currency }) => cellOf(plan, one, parts, sums, currency),
    }),
  )
  if (!first || !by) return figures
  const unit = unitOf(view, first.measure)
  const digits = digitsOf(view, first.measure)
  if (before) {
    const opening = emptyCell(parts)
    const earlierOf = (row: RowSums) =>
      row.before && figureOf(view, first.measure, parts, { now: row.before, opening })
    if (hasLevel(view, first.measure)) return figures
    const compared: Column[] = [
      {
        column: {
          key: 'before',
          label: texts.before(plan.format.span(before)),
          unit,
          role: 'before',
        },
        cell: (row) => {
          const figure = earlierOf(row)
          return figure === undefined
            ? null
            : cellOfFigure(figure, unit, currencyOf(plan, first, row.currency), digits)
        },
      },
      {
        column: { key: 'change', label: texts.change, unit, role: 'change' },
        cell: (row) => {
          const [now, then] = [figureOf(view, first.measure, parts, row.sums), earlierOf(row)]
          if (now === null || then === null || then === undefined) return null
          return cellOfFigure(now - then, unit, currencyOf(plan, first, row.currency), digits)
        },
      },
    ]
    return [...figures.slice(0, 1), ...compared, ...figures.slice(1)]
  }
  if (by.time || !isAdditive(first.measure) || view.person) return figures
  const shareOf = (part: number | null, whole: RowSums) => {
    const all = figureOf(view, first.measure, parts, whole.sums)
    return part === null || !all ? null : cellOfFigure((part / all) * 100, 'percent', '')
  }
  const share: Column = {
    column: { key: 'share', label: texts.share, unit: 'percent', role: 'share' },
    cell: (row, whole) => shareOf(figureOf(view, first.measure, parts, row.sums), whole),
  }
  const running: Column = {
    column: { key: 'running', label: texts.running, unit: 'percent', role: 'share' },
    cell: (row, whole) => shareOf(row.running, whole),
  }
  const isRanked = (query.sort ?? 'most') === 'most' && measures.length === 1
  return [...figures.slice(0, 1), share, ...(isRanked ? [running] : []), ...figures.slice(1)]
}

/** The currency of most rows first; one empty where amounts are not kept apart. */
function currenciesOf(...all: readonly Fact[][]): string[] {
  const counts = new Map<string, number>()
  for (const { currency } of all.flat()) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  const found = [...counts].sort(([, one], [, other]) => other - one).map(([currency]) => currency)
  return found.length > 0 ? found : ['']
}

type Block = {
  currency: string
  isOnly: boolean
  facts: readonly Fact[]
  earlier: readonly Fact[]
  opening: readonly Fact[]
}

function rowsOf(
  plan: Plan,
  parts: readonly Part[],
  block: Block,
  columns: readonly Column[],
): { rows: AnalysisRow[]; notes: AnalysisNote[] } {
  const { by, view, texts, query, span, measures } = plan
  const everything = wholeOf(parts, block)
  const whole = tellsOfUnplaced(plan, block) ? { ...everything, before: undefined } : everything
  const totalRow = asRow(plan, 'total', texts.total, whole, columns, whole, block)
  const isHiddenWhole = view.person !== undefined && isOfFew(comparedCells(everything))
  const noCells = columns.map(() => null)
  if (!by || isHiddenWhole) {
    const row = isHiddenWhole ? { ...totalRow, cells: noCells } : totalRow
    return { rows: [row], notes: isHiddenWhole ? ['fewPeople'] : [] }
  }
  const sums = sumsByKey(plan, parts, block)
  const hidden = view.person
    ? keysToHide(
        [...sums].map(([key, one]) => ({
          key,
          cells: comparedCells(one),
        })),
      )
    : new Set<string>()
  const [first] = measures
  const weight = (key: string) => {
    const one = sums.get(key)
    return one && first
      ? (figureOf(view, first.measure, parts, one.sums) ?? Number.NEGATIVE_INFINITY)
      : 0
  }
  const label = labelsOf(plan, [...sums.keys()])
  const keys = orderOf(plan, [...sums.keys()], { weight, label })
  const isWhole = by.time !== undefined || isOrdered(by.field)
  const open = isWhole ? keys : keys.filter((key) => !hidden.has(key))
  const limit = isWhole ? open.length : (query.limit ?? usualLimit)
  const shown = open.slice(0, limit)
  const rest = open.slice(limit)
  let running = 0
  const rows = shown.map((key): AnalysisRow => {
    const one = sums.get(key) ?? whole
    running += Math.max(weight(key), 0)
    const made = asRow(plan, 'group', label(key), { ...one, running }, columns, whole, block)
    const row = { ...made, key, ...linksOf(plan, key) }
    return hidden.has(key) ? { ...row, kind: 'hidden', cells: noCells } : row
  })
  const together = (kind: 'other' | 'hidden', name: string, of: readonly string[]) => {
    const all = mergedRow(
      parts,
      of.flatMap((key) => sums.get(key) ?? []),
      block.currency,
    )
    const row = asRow(plan, kind, name, all, columns, whole, block)
    const isSecret = kind === 'hidden' && isOfFew(comparedCells(all))
    rows.push(isSecret ? { ...row, cells: noCells } : row)
  }
  if (rest.length > 0) together('other', texts.others(rest.length), rest)
  if (!isWhole && hidden.size > 0) together('hidden', texts.fewPeople, [...hidden])
  return {
    rows: [...rows, totalRow],
    notes: hidden.size > 0 ? ['fewPeople'] : [],
  }

  function linksOf(of: Plan, key: string): Pick<AnalysisRow, 'drill' | 'path'> {
    if (!of.by || view.person) return { drill: null, path: null }
    if (of.by.time) {
      const bucket = spanOfBucket(key, of.by.time)
      if (!bucket) return { drill: null, path: null }
      const { from, to } = cutBucket(bucket, span)
      return { drill: { from, to, period: 'custom', where: writeFilters(of.filters) }, path: null }
    }
    const { name, field } = of.by
    const kept = { name, how: 'is' as const, values: [key || noValue] }
    return {
      drill: { ...daysOf(of), where: writeFilters([...of.filters, kept]) },
      path: pathOfKey(field, key),
    }
  }
}

/**
 * Whether the sum of earlier days less those that stand beside a time would tell of the people of the
 * last ones: a longer span before has times that nothing stands beside.
 */
function tellsOfUnplaced({ view, by, span, before, firmTime }: Plan, { earlier }: Block): boolean {
  if (!view.person || !before || !by?.time || by.time === 'weekday') return false
  const placed = bucketsOf(before, by.time, firmTime).slice(
    0,
    bucketsOf(span, by.time, firmTime).length,
  )
  return earlier.some((fact) => !placed.includes(fact.by))
}

/** What a row came to, and what it is compared with. */
function comparedCells({ sums, before }: RowSums): Cell[] {
  return [sums.now, ...(before ? [before] : [])]
}

/** The days of a question as another one has them. */
export function daysOf({ span: { from, to } }: Plan): Record<string, string> {
  return { from, to, period: 'custom' }
}

function asRow(
  plan: Plan,
  kind: AnalysisRow['kind'],
  label: string,
  row: RowSums,
  columns: readonly Column[],
  whole: RowSums,
  { currency, isOnly }: Block,
): AnalysisRow {
  const isTotal = kind === 'total' && !plan.view.person
  const isBesideFew =
    plan.view.person !== undefined && row.before !== undefined && isOfFew([row.before])
  return {
    kind,
    key: kind,
    label: isOnly ? label : `${label} · ${currency}`,
    cells: columns.map(({ cell, column: { role } }) =>
      isBesideFew && (role === 'before' || role === 'change') ? null : cell(row, whole),
    ),
    drill: isTotal ? { ...daysOf(plan), where: writeFilters(plan.filters) } : null,
    path: null,
  }
}

function wholeOf(parts: readonly Part[], { facts, earlier, opening, currency }: Block): RowSums {
  const cells = (of: readonly Fact[]) =>
    merged(
      parts,
      of.map(({ cell }) => cell),
    )
  return {
    currency,
    sums: { now: cells(facts), opening: cells(opening) },
    before: cells(earlier),
    across: acrossOf(parts, facts),
    running: null,
  }
}

function mergedRow(parts: readonly Part[], rows: readonly RowSums[], currency: string): RowSums {
  return {
    currency,
    sums: {
      now: merged(
        parts,
        rows.map(({ sums }) => sums.now),
      ),
      opening: merged(
        parts,
        rows.map(({ sums }) => sums.opening),
      ),
    },
    before: merged(
      parts,
      rows.flatMap(({ before }) => before ?? []),
    ),
    across: mergedByKey(
      parts,
      rows.flatMap(({ across }) => [...across]),
    ),
    running: null,
  }
}

function acrossOf(parts: readonly Part[], facts: readonly Fact[]): Map<string, Cell> {
  return mergedByKey(
    parts,
    facts.map(({ across, cell }) => [across, cell]),
  )
}

/** What each row is made up of: buckets of time in their order, empty ones too. */
function sumsByKey(plan: Plan, parts: readonly Part[], block: Block): Map<string, RowSums> {
  const { by, span, before, firmTime } = plan
  const time = by?.time
  const byKey = (facts: readonly Fact[]) => {
    const groups = new Map<string, Fact[]>()
    for (const fact of facts) {
      const kept = groups.get(fact.by)
      if (kept) kept.push(fact)
      else groups.set(fact.by, [fact])
    }
    return groups
  }
  const [now, then, opening] = [block.facts, block.earlier, block.opening].map(byKey)
  const buckets = time ? bucketsOf(span, time, firmTime) : []
  const hours = by && !time && by.field.kind === 'hour' ? hoursOf([...(now?.keys() ?? [])]) : []
  // Times are compared by their place: the third month with the third one before.
  const places = time && before ? bucketsOf(before, time, firmTime) : []
  const keys = new Set(
    time
      ? [...buckets, ...(now?.keys() ?? [])].filter((key) => key !== '')
      : [...hours, ...(now?.keys() ?? []), ...(then?.keys() ?? []), ...(opening?.keys() ?? [])],
  )
  const rows = new Map<string, RowSums>()
  const start = merged(
    parts,
    block.opening.map(({ cell }) => cell),
  )
  for (const key of keys) {
    const facts = now?.get(key) ?? []
    const cell = merged(
      parts,
      facts.map((fact) => fact.cell),
    )
    const was = time
      ? merged(parts, [start])
      : merged(
          parts,
          (opening?.get(key) ?? []).map((fact) => fact.cell),
        )
    const at = time === 'weekday' ? key : places[buckets.indexOf(key)]
    const compared = time ? (at === undefined ? [] : (then?.get(at) ?? [])) : (then?.get(key) ?? [])
    rows.set(key, {
      currency: block.currency,
      sums: { now: cell, opening: was },
      before:
        before &&
        merged(
          parts,
          compared.map((fact) => fact.cell),
        ),
      across: acrossOf(parts, facts),
      running: null,
    })
    if (time) addCell(start, cell)
  }
  return rows
}

/** Hours from the first to the last that has something. */
function hoursOf(keys: readonly string[]): string[] {
  const hours = keys.filter((key) => key !== '').map(Number)
  if (hours.length === 0) return []
  const [first, last] = [Math.min(...hours), Math.max(...hours)]
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at))
}

function labelsOf(plan: Plan, keys: readonly string[]): (key: string) => string {
  const { by, format } = plan
  if (!by) return (key) => key
  const { time } = by
  if (time) return (key) => bucketLabel(key, time, format)
  return namesOfKeys(plan, by, keys)
}

type Ways = { weight: (key: string) => number; label: (key: string) => string }

function orderOf(
  { by, query, format }: Plan,
  keys: readonly string[],
  { weight, label }: Ways,
): string[] {
  if (by?.time) return [...keys]
  if (by && isOrdered(by.field)) return [...keys].sort(inOrder)
  const compare = new Intl.Collator(format.locale, { numeric: true }).compare
  const byName = (one: string, other: string) => compare(label(one), label(other))
  if (query.sort === 'name') return [...keys].sort(byName)
  const sign = query.sort === 'least' ? -1 : 1
  return [...keys].sort(
    (one, other) => sign * (weight(other) - weight(one) || 0) || byName(one, other),
  )
}
