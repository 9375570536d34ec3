import { parseDecimal } from '#contract/core/decimal.ts'
import { isDay } from './days.ts'
import {
  type Condition,
  type ConditionValue,
  type DayValue,
  type FieldCatalogue,
  type FieldType,
  figureNames,
  type Group,
  isFigureCondition,
  isGroup,
  type Operator,
  operatorsFor,
  typeOfFigure,
} from './definition.ts'

/** What is wrong with a definition, and where: `parts.0.parts.2` is the third part of the first group. */
export type DefinitionProblem = {
  path: string
  reason:
    | 'tooDeep'
    | 'tooMany'
    | 'unknownField'
    | 'unknownFigure'
    | 'operatorNotForField'
    | 'valueMissing'
    | 'valueNotNeeded'
    | 'valueMalformed'
}

/** As deep groups stand in each other, and as many conditions one definition has, at most. */
export const maxDepth = 4
export const maxConditions = 50

const withoutValue: readonly Operator[] = ['isEmpty', 'isFilled', 'isTrue', 'isFalse']
const withList: readonly Operator[] = ['isOneOf', 'hasAny', 'hasAll', 'hasNone']

/** All that is wrong with a filter, in the order of its parts; empty for one that can be compiled. */
export function checkDefinition(root: Group, fields: FieldCatalogue): DefinitionProblem[] {
  const problems: DefinitionProblem[] = []
  let conditions = 0
  function visit(part: Condition | Group, path: string, depth: number): void {
    if (isGroup(part)) {
      if (depth > maxDepth) problems.push({ path: path.replace(/\.$/, ''), reason: 'tooDeep' })
      else
        for (const [at, one] of part.parts.entries()) visit(one, `${path}parts.${at}.`, depth + 1)
      return
    }
    conditions += 1
    if (conditions === maxConditions + 1) problems.push({ path, reason: 'tooMany' })
    const reason = problemOf(part, fields)
    if (reason !== undefined) problems.push({ path: path.replace(/\.$/, ''), reason })
  }
  visit(root, '', 1)
  return problems
}

function problemOf(
  condition: Condition,
  fields: FieldCatalogue,
): DefinitionProblem['reason'] | undefined {
  const type = typeOfCondition(condition, fields)
  if (type === undefined) return isFigureCondition(condition) ? 'unknownFigure' : 'unknownField'
  const { operator, value } = condition
  if (!operatorsFor(type).includes(operator)) return 'operatorNotForField'
  if (isFigureCondition(condition) && !isScope(condition.of ?? {})) return 'valueMalformed'
  if (withoutValue.includes(operator)) return value === undefined ? undefined : 'valueNotNeeded'
  if (value === undefined) return 'valueMissing'
  return isValueFor(type, operator, value) ? undefined : 'valueMalformed'
}

/** The type of what a condition is about; undefined for a field or figure that there is none of. */
export function typeOfCondition(
  condition: Condition,
  fields: FieldCatalogue,
): FieldType | undefined {
  if (!isFigureCondition(condition)) {
    return Object.hasOwn(fields, condition.field) ? fields[condition.field]?.type : undefined
  }
  return figureNames.includes(condition.figure) ? typeOfFigure(condition.figure) : undefined
}

function isScope({ from, to }: { from?: DayValue; to?: DayValue }): boolean {
  return (from === undefined || isDayValue(from)) && (to === undefined || isDayValue(to))
}

function isValueFor(type: FieldType, operator: Operator, value: ConditionValue): boolean {
  if (operator === 'isWithinDays') return isWhole(value, 0, 366)
  if (operator === 'isInMonth') return isWhole(value, 1, 12)
  if (operator === 'between') {
    return Array.isArray(value) && value.length === 2 && value.every((one) => isOne(type, one))
  }
  if (withList.includes(operator)) {
    return Array.isArray(value) && value.length > 0 && value.every((one) => isOne(type, one))
  }
  return isOne(type, value)
}

function isOne(type: FieldType, value: unknown): boolean {
  if (type === 'date') return isDayValue(value)
  if (type === 'money') return Number.isSafeInteger(value)
  if (type === 'number') {
    return typeof value === 'string' && parseDecimal(value, { maxScale: 12 }) !== undefined
  }
  return typeof value === 'string' && value !== ''
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most
}

function isDayValue(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('day' in value) return typeof value.day === 'string' && isDay(value.day)
  if ('startOf' in value && 'offset' in value) {
    const periods = ['week', 'month', 'quarter', 'year']
    return periods.includes(String(value.startOf)) && isWhole(value.offset, -1200, 1200)
  }
  if (!('fromToday' in value && 'unit' in value)) return false
  const units = ['day', 'week', 'month', 'year']
  return units.includes(String(value.unit)) && isWhole(value.fromToday, -40_000, 40_000)
}
