import { type FieldProblem, type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { parseAmount } from '#contract/core/money.ts'
import type { SegmentCondition, SegmentInput } from '#contract/customers/segments.ts'
import { checkDefinition } from './check-definition.ts'
import {
  type Condition,
  type ConditionValue,
  type DayValue,
  type FieldType,
  type FigureName,
  figureNames,
  type Group,
  type Operator,
  typeOfFigure,
} from './definition.ts'
import { partyFields } from './party-fields.ts'

const fields = partyFields([])

/** The problem of a value that does not fit its field, with a day as an example. */
const unfit: FieldProblem = { key: 'segmentValue', params: { typedDate: '2026-01-31' } }

/**
 * What typed conditions mean as a definition.
 * @throws AppError invalid at what does not fit: a comparison that its field does not take, or a value
 */
export function definitionOf(
  { match, conditions }: Pick<SegmentInput, 'match' | 'conditions'>,
  currency: string,
): Group {
  const problems: FieldProblems = {}
  const parts = conditions.map((typed, at) => {
    const value = typedValue(typed, currency)
    if (value === 'malformed') problems[`conditions.${at}.value`] = unfit
    return conditionOf(typed, value === 'malformed' ? undefined : value)
  })
  const root: Group = { match, parts }
  for (const { path, reason } of checkDefinition(root, fields)) {
    const at = /^parts\.(\d+)$/.exec(path)?.[1] ?? '0'
    const isOperator = reason === 'operatorNotForField'
    problems[`conditions.${at}.${isOperator ? 'operator' : 'value'}`] ??= isOperator
      ? { key: 'segmentOperator' }
      : unfit
  }
  refuseProblems(problems, 'The segment has fields to correct')
  return root
}

function typeOf(field: SegmentCondition['field']): FieldType {
  return isFigure(field) ? typeOfFigure(field) : (fields[field]?.type ?? 'text')
}

function isFigure(field: string): field is FigureName {
  return figureNames.some((name) => name === field)
}

/** `withinDays` of the form is a day that is so many days ago or later. */
function conditionOf(
  { field, operator }: SegmentCondition,
  value: ConditionValue | undefined,
): Condition {
  const plain: Operator = operator === 'withinDays' ? 'onOrAfter' : operator
  const own = { operator: plain, ...(value !== undefined && { value }) }
  return isFigure(field) ? { figure: field, ...own } : { field, ...own }
}

const withoutValue = ['isFilled', 'isEmpty', 'isTrue', 'isFalse']

function typedValue(
  { field, operator, value }: SegmentCondition,
  currency: string,
): ConditionValue | undefined | 'malformed' {
  if (withoutValue.includes(operator)) return undefined
  if (value === '') return 'malformed'
  const type = typeOf(field)
  if (operator === 'hasAny' || operator === 'hasNone') {
    return value
      .split(/[,;]/)
      .map((word) => word.trim())
      .filter(Boolean)
  }
  if (operator === 'notSince' || operator === 'withinDays') return daysAgo(value)
  if (type === 'date') return DateOnly.safeParse(value).success ? { day: value } : 'malformed'
  if (type === 'money') return parseAmount(value, currency) ?? 'malformed'
  if (type === 'number') return /^\d{1,9}$/.test(value) ? value : 'malformed'
  return field === 'country' || field === 'currency' ? value.toUpperCase() : value
}

function daysAgo(value: string): DayValue | 'malformed' {
  if (!/^\d{1,4}$/.test(value)) return 'malformed'
  return { fromToday: 0 - Number(value), unit: 'day' }
}
