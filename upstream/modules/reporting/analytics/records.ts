import { AppError } from '#contract/core/errors.ts'
import { convert } from '#contract/core/money.ts'
import { localOf } from '#contract/core/zoned-time.ts'
import type { AnalysisCell, AnalysisQuery, AnalysisRecords } from '#contract/reporting/analytics.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { conditionsOf, partsOf } from './gather.ts'
import { finalKeys, namesOfKeys } from './keys.ts'
import { cellOfFigure, digitsOf, scales, unitOf } from './measure.ts'
import { maySee, type Plan, planAnalysis } from './plan.ts'
import { measureLabel, subtitleOf, titleOf, wordsOf } from './words.ts'

const pageSize = 100
/** So many fields of a row are shown beside its figures. */
const maxFields = 5

type Raw = Record<string, string | number | null>

/**
 * The rows that a figure is the sum of, the newest first.
 * @throws as `planAnalysis`; AppError forbidden where a row is about one person
 */
export function listRecords(
  reader: Reader,
  context: FirmContext,
  { page = 1, ...query }: AnalysisQuery & { page?: number | undefined },
): AnalysisRecords {
  const plan = planAnalysis(reader, context, query)
  const { view, span, texts, base, timeZone } = plan
  if (view.person)
    throw new AppError('forbidden', 'Each row is about one person, so the rows cannot be shown')
  const date = view.dates[plan.date] ?? { sql: `''` }
  const parts = partsOf(plan).flatMap((part) => (part.kind === 'sum' ? [part] : []))
  const fields = Object.entries(view.fields)
    .filter(([, field]) => maySee(context.actor, field) && field.kind !== 'currency')
    .filter(([, field]) => !['accountType', 'partyCountry', 'cohort', 'age'].includes(field.kind))
    .sort(([one], [other]) => Number(other === 'document') - Number(one === 'document'))
    .slice(0, maxFields)
    .map(([name, field]) => ({ name, field }))
  const conditions = conditionsOf(
    plan,
    { where: view.where ?? 'true', fieldSql: (name) => view.fields[name]?.sql ?? `''` },
    date,
    span,
  )
  const selected = [
    `${date.sql} as row_date`,
    `${view.path ?? 'null'} as row_path`,
    ...(view.money ? [`${view.money.currency} as row_currency`] : []),
    ...(view.money?.rate ? [`${view.money.rate} as row_rate`] : []),
    ...fields.map(({ field }, at) => `coalesce(${field.sql}, '') as f${at}`),
    ...parts.map(({ sql }, at) => `${sql} as s${at}`),
  ]
  const rows = reader.sql
    .exec<Raw>(
      `select ${selected.join(', ')} from ${view.from}
       where ${conditions.map(({ sql }) => sql).join(' and ')}
       order by ${date.sql} desc limit ? offset ?`,
      ...conditions.flatMap(({ bound }) => bound),
      pageSize + 1,
      (page - 1) * pageSize,
    )
    .toArray()
  const shown = rows.slice(0, pageSize)
  const names = fields.map((field, at) =>
    namerOf(
      plan,
      field,
      shown.map((row) => String(row[`f${at}`] ?? '')),
    ),
  )
  return {
    title: titleOf(plan),
    subtitle: subtitleOf(plan, wordsOf(plan)),
    currency: base,
    columns: [
      ...fields.map(({ name }) => ({
        key: name,
        label: texts.groups[name] ?? name,
        unit: 'text' as const,
      })),
      ...parts.map(({ name }) => ({
        key: name,
        label: measureLabel(plan, name),
        unit: unitOf(view, view.measures[name] ?? { distinct: '' }),
      })),
    ],
    rows: shown.map((row, at) => ({
      key: String((page - 1) * pageSize + at),
      date: row.row_date ? dayOf(String(row.row_date), date.isInstant, timeZone) : null,
      path: row.row_path === null ? null : String(row.row_path),
      cells: [
        ...names.map(
          (nameOf, place): AnalysisCell => ({ text: nameOf(String(row[`f${place}`] ?? '')) }),
        ),
        ...parts.map((_, place) => figureIn(plan, row, parts, place)),
      ],
    })),
    page,
    hasNextPage: rows.length > pageSize,
  }
}

function dayOf(text: string, isInstant: true | undefined, timeZone: string): string {
  return (isInstant ? localOf(text, timeZone) : text).slice(0, 10)
}

type Sums = readonly Extract<ReturnType<typeof partsOf>[number], { kind: 'sum' }>[]

function figureIn(plan: Plan, row: Raw, parts: Sums, place: number): AnalysisCell | null {
  const { view, base } = plan
  const part = parts[place]
  const measure = part && view.measures[part.name]
  if (!part || !measure) return null
  const raw = Number(row[`s${place}`] ?? 0)
  const own = String(row.row_currency ?? base)
  const isConverted = part.unit === 'amount' && row.row_rate !== undefined && own !== base
  const amount = isConverted ? convert(raw, own, base, String(row.row_rate)) : raw
  return cellOfFigure(
    amount / scales[part.unit],
    unitOf(view, measure),
    part.unit === 'ownAmount' ? own : base,
    digitsOf(view, measure),
  )
}

type Field = Parameters<typeof namesOfKeys>[1]

function namerOf(plan: Plan, field: Field, keys: readonly string[]): (key: string) => string {
  const finalOf = finalKeys(plan, field.field, [...new Set(keys)])
  const nameOf = namesOfKeys(plan, field, [...new Set(keys.map(finalOf))])
  return (key) => (finalOf(key) === '' ? '' : nameOf(finalOf(key)))
}
