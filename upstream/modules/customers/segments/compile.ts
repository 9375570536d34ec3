import { compare, type Decimal, parseDecimal } from '#contract/core/decimal.ts'
import { checkDefinition, typeOfCondition } from './check-definition.ts'
import { daysToBirthday, resolveDay } from './days.ts'
import {
  type Condition,
  canonicalText,
  type DayValue,
  type FieldCatalogue,
  type FieldType,
  type FigureCondition,
  type FigureName,
  type Group,
  isFigureCondition,
  isGroup,
} from './definition.ts'

/** Texts, choices, days, birthdays and decimals are texts, money minor units, tags a list of texts. */
export type FieldValue = string | number | boolean | readonly string[] | null | undefined

/** A record as a filter reads it. Figures are by the key of their need. */
export type Row = {
  fields: Readonly<Record<string, FieldValue>>
  figures?: Readonly<Record<string, FieldValue>>
}

/**
 * A figure that somebody has to count before rows can be judged: of the lines of these items or
 * categories (all where none is named), of documents from and to these days. Days are fixed by now.
 */
export type FigureNeed = {
  key: string
  figure: FigureName
  itemIds: readonly string[]
  categoryIds: readonly string[]
  fromDate: string | null
  toDate: string | null
}

export type CompiledFilter = {
  /** Whether a row is meant. Throws RangeError('figure_missing') where a needed figure was not counted. */
  isMeant: (row: Row) => boolean
  /** Each figure once, in order of its key. */
  needs: readonly FigureNeed[]
}

/**
 * Makes a filter ready for rows, as of a day. The same filter and day give the same answer for a row.
 * @param today `YYYY-MM-DD` in the firm's zone; days that are relative count from it
 * @throws TypeError('definition_malformed') for one that `checkDefinition` finds fault with
 */
export function compileFilter(root: Group, fields: FieldCatalogue, today: string): CompiledFilter {
  if (checkDefinition(root, fields).length > 0) throw new TypeError('definition_malformed')
  const needs = new Map<string, FigureNeed>()
  function compile(part: Condition | Group): (row: Row) => boolean {
    if (isGroup(part)) return groupTest(part.match, part.parts.map(compile))
    const type = typeOfCondition(part, fields) ?? 'text'
    const test = valueTest(type, part, today)
    if (!isFigureCondition(part)) return ({ fields: values }) => test(values[part.field])
    const need = needOf(part, today)
    needs.set(need.key, need)
    return ({ figures }) => {
      if (figures === undefined || !Object.hasOwn(figures, need.key)) {
        throw new RangeError('figure_missing')
      }
      return test(figures[need.key])
    }
  }
  const isMeant = compile(root)
  return { isMeant, needs: [...needs.values()].sort((a, b) => (a.key < b.key ? -1 : 1)) }
}

/** What has to be counted for a condition; open items are as of today and of all items. */
function needOf({ figure, of = {} }: FigureCondition, today: string): FigureNeed {
  const isOpenItem = figure === 'owes' || figure === 'overdue'
  const need = {
    figure,
    itemIds: isOpenItem ? [] : [...new Set(of.itemIds)].sort(),
    categoryIds: isOpenItem ? [] : [...new Set(of.categoryIds)].sort(),
    fromDate: isOpenItem || !of.from ? null : resolveDay(of.from, today),
    toDate: isOpenItem ? today : of.to ? resolveDay(of.to, today) : null,
  }
  return { key: canonicalText(need), ...need }
}

function groupTest(
  match: Group['match'],
  tests: readonly ((row: Row) => boolean)[],
): (row: Row) => boolean {
  if (match === 'all') return (row) => tests.every((test) => test(row))
  if (match === 'any') return (row) => tests.some((test) => test(row))
  return (row) => !tests.some((test) => test(row))
}

function valueTest(
  type: FieldType,
  condition: Condition,
  today: string,
): (value: FieldValue) => boolean {
  const { operator } = condition
  if (operator === 'isEmpty') return isEmpty
  if (operator === 'isFilled') return (value) => !isEmpty(value)
  if (operator === 'isTrue') return (value) => value === true
  if (operator === 'isFalse') return (value) => value !== true
  if (type === 'date') return dayTest(condition, today)
  if (type === 'birthday') return birthdayTest(condition, today)
  if (type === 'number' || type === 'money') return numberTest(condition)
  return type === 'tags' ? tagTest(condition) : textTest(condition)
}

function dayTest({ operator, value }: Condition, today: string): (value: FieldValue) => boolean {
  const named = (Array.isArray(value) ? value : [value]).filter(isDayValue)
  const [first = today, last = first] = named.map((day) => resolveDay(day, today))
  return (held) => {
    // Whoever never bought has not bought since either.
    if (isEmpty(held)) return operator === 'notSince'
    const day = String(held)
    if (operator === 'is') return day === first
    if (operator === 'before' || operator === 'notSince') return day < first
    if (operator === 'onOrBefore') return day <= first
    if (operator === 'onOrAfter') return day >= first
    if (operator === 'after') return day > first
    return day >= first && day <= last
  }
}

function isDayValue(value: unknown): value is DayValue {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function birthdayTest(
  { operator, value }: Condition,
  today: string,
): (value: FieldValue) => boolean {
  return (held) => {
    const days = daysToBirthday(String(held ?? ''), today)
    if (days === undefined) return false
    if (operator === 'isWithinDays') return days <= Number(value)
    return Number(String(held).slice(-5, -3)) === Number(value)
  }
}

function numberTest({ operator, value }: Condition): (value: FieldValue) => boolean {
  const [first, last] = (Array.isArray(value) ? value : [value]).map((one) => decimalOf(one))
  return (held) => {
    const number = decimalOf(held)
    if (number === undefined || first === undefined) return false
    const order = compare(number, first)
    if (operator === 'is') return order === 0
    if (operator === 'lessThan') return order < 0
    if (operator === 'atMost') return order <= 0
    if (operator === 'moreThan') return order > 0
    if (operator === 'atLeast') return order >= 0
    return order >= 0 && last !== undefined && compare(number, last) <= 0
  }
}

function tagTest({ operator, value }: Condition): (value: FieldValue) => boolean {
  const wanted = (Array.isArray(value) ? value : [value]).map(folded)
  return (held) => {
    const tags = new Set((Array.isArray(held) ? held : []).map(folded))
    if (operator === 'hasAll') return wanted.every((tag) => tags.has(tag))
    const hasAny = wanted.some((tag) => tags.has(tag))
    return operator === 'hasAny' ? hasAny : !hasAny
  }
}

function textTest({ operator, value }: Condition): (value: FieldValue) => boolean {
  const wanted = (Array.isArray(value) ? value : [value]).map(folded)
  const [first = ''] = wanted
  return (held) => {
    const text = folded(held)
    if (operator === 'is') return text === first
    if (operator === 'isNot') return text !== first
    if (operator === 'isOneOf') return wanted.includes(text)
    return operator === 'startsWith' ? text.startsWith(first) : text.includes(first)
  }
}

function isEmpty(value: FieldValue): boolean {
  return value === null || value === undefined || value === '' || (isList(value) && !value.length)
}

function isList(value: FieldValue): value is readonly string[] {
  return Array.isArray(value)
}

function decimalOf(value: unknown): Decimal | undefined {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return undefined
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  return parseDecimal(String(value), { maxScale: 12, maxIntegerDigits: 20 })
}

/** Texts are compared without regard to case, in the one form that Unicode has for each (NFC). */
function folded(value: unknown): string {
  return String(value ?? '')
    .normalize('NFC')
    .toLowerCase()
    .trim()
}
