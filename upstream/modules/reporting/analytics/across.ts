import { bucketLabel, bucketsOf, cutBucket, spanOfBucket } from './buckets.ts'
import { emptyCell, merged, mergedByKey, type Part } from './cells.ts'
import { type Column, cellOf, inOrder } from './columns.ts'
import type { Fact } from './gather.ts'
import { isOrdered, namesOfKeys } from './keys.ts'
import { figureOf, unitOf } from './measure.ts'
import { noValue, type Plan, writeFilters } from './plan.ts'

/** So many groups stand beside each other; those after them are added up in one column. */
const maxAcross = 12
const maxTimes = 36

/** A column for each group of the other dimension, one for all the others, and one for the whole. */
export function acrossColumns(
  plan: Plan,
  parts: readonly Part[],
  facts: readonly Fact[],
): Column[] {
  const { across, measures, view, texts, span, firmTime, format } = plan
  const [first] = measures
  if (!across || !first) return []
  const none = emptyCell(parts)
  const time = across.time
  const cells = mergedByKey(
    parts,
    facts.map((fact) => [fact.across, fact.cell]),
  )
  const weight = (key: string) =>
    figureOf(view, first.measure, parts, { now: cells.get(key) ?? none, opening: none }) ?? 0
  const keys = time
    ? bucketsOf(span, time, firmTime)
    : [...cells.keys()].sort((one, other) =>
        isOrdered(across.field) ? inOrder(one, other) : weight(other) - weight(one),
      )
  const isLong = time !== undefined || isOrdered(across.field)
  const shown = keys.slice(0, isLong ? maxTimes : maxAcross)
  const rest = keys.slice(shown.length)
  const label = time
    ? (key: string) => bucketLabel(key, time, format)
    : namesOfKeys(plan, across, shown)
  const unit = unitOf(view, first.measure)
  // Of no weekday a span is made up.
  const drillOf = (key: string): Pick<Column['column'], 'drill'> => {
    if (!time) {
      const kept = { name: across.name, how: 'is' as const, values: [key || noValue] }
      return { drill: { where: writeFilters([kept]) } }
    }
    const bucket = spanOfBucket(key, time)
    if (!bucket) return {}
    const { from, to } = cutBucket(bucket, span)
    return { drill: { from, to } }
  }
  const ofKeys = (of: readonly string[]): Column['cell'] => {
    return ({ across: inRow, currency }) => {
      const now = merged(
        parts,
        of.map((key) => inRow.get(key) ?? none),
      )
      return cellOf(plan, first, parts, { now, opening: none }, currency)
    }
  }
  return [
    ...shown.map(
      (key, at): Column => ({
        column: { key: `part${at}`, label: label(key), unit, role: 'part', ...drillOf(key) },
        cell: ofKeys([key]),
      }),
    ),
    ...(rest.length > 0
      ? [
          {
            column: {
              key: 'others',
              label: texts.others(rest.length),
              unit,
              role: 'part' as const,
            },
            cell: ofKeys(rest),
          },
        ]
      : []),
    {
      column: { key: 'total', label: texts.total, unit, role: 'figure' },
      cell: ({ sums, currency }) => cellOf(plan, first, parts, sums, currency),
    },
  ]
}
