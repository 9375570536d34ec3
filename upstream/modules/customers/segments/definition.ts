/**
 * A filter as data: conditions over fields and figures, in groups. Segments, scores and rules that
 * assign leads are made of it. It is JSON, so that it can be stored, shown in words and compared.
 */

/** What a field holds, and with it which operators it takes. Money is minor units of the base currency. */
export type FieldType =
  | 'text'
  | 'number'
  | 'money'
  | 'date'
  | 'birthday'
  | 'boolean'
  | 'choice'
  | 'tags'

/** The fields a filter may name; one that a firm added is `custom.<key>`. */
export type FieldCatalogue = Readonly<Record<string, { type: FieldType }>>

/**
 * A day as a definition names it: a fixed one, so many units from today (negative is past), or the first
 * day of a period so many periods from the present one. Weeks begin on Monday (ISO 8601).
 */
export type DayValue =
  | { day: string }
  | { fromToday: number; unit: 'day' | 'week' | 'month' | 'year' }
  | { startOf: 'week' | 'month' | 'quarter' | 'year'; offset: number }

/**
 * What can be counted about a party. `netSales`, `netQuantity`, `invoiceCount` and `lastBought` are of
 * finalised invoices less their credits; `owes` and `overdue` are open items.
 */
export const figureNames = [
  'netSales',
  'netQuantity',
  'invoiceCount',
  'lastBought',
  'owes',
  'overdue',
] as const
export type FigureName = (typeof figureNames)[number]

/** Which invoice lines a figure counts, and of which days; what is left out does not narrow. */
export type FigureScope = {
  itemIds?: readonly string[]
  categoryIds?: readonly string[]
  from?: DayValue
  to?: DayValue
}

export const operators = [
  'is',
  'isNot',
  'isOneOf',
  'contains',
  'startsWith',
  'isEmpty',
  'isFilled',
  'lessThan',
  'atMost',
  'atLeast',
  'moreThan',
  'between',
  'before',
  'onOrBefore',
  'onOrAfter',
  'after',
  'notSince',
  'isWithinDays',
  'isInMonth',
  'isTrue',
  'isFalse',
  'hasAny',
  'hasAll',
  'hasNone',
] as const
export type Operator = (typeof operators)[number]

/** Texts and numbers (decimal texts, or minor units for money) as JSON; days as `DayValue`. */
export type ConditionValue = string | number | DayValue | readonly (string | number | DayValue)[]

/** A condition on a field of the record. */
export type FieldCondition = { field: string; operator: Operator; value?: ConditionValue }

/** A condition on what is counted about the party. */
export type FigureCondition = {
  figure: FigureName
  of?: FigureScope
  operator: Operator
  value?: ConditionValue
}

export type Condition = FieldCondition | FigureCondition

/** `all` of no parts is true, `any` of no parts is false, `none` is the opposite of `any`. */
export type Group = { match: 'all' | 'any' | 'none'; parts: readonly (Condition | Group)[] }

/** A definition counts its changes: a campaign or a report says which version it used. */
export type Definition = { version: number; root: Group }

export function isGroup(part: Condition | Group): part is Group {
  return 'match' in part
}

export function isFigureCondition(condition: Condition): condition is FigureCondition {
  return 'figure' in condition
}

const operatorsOf: Readonly<Record<FieldType, readonly Operator[]>> = {
  text: ['is', 'isNot', 'isOneOf', 'contains', 'startsWith', 'isEmpty', 'isFilled'],
  choice: ['is', 'isNot', 'isOneOf', 'isEmpty', 'isFilled'],
  number: ['is', 'lessThan', 'atMost', 'atLeast', 'moreThan', 'between', 'isEmpty', 'isFilled'],
  money: ['is', 'lessThan', 'atMost', 'atLeast', 'moreThan', 'between'],
  date: [
    'is',
    'before',
    'onOrBefore',
    'onOrAfter',
    'after',
    'between',
    'notSince',
    'isEmpty',
    'isFilled',
  ],
  birthday: ['isWithinDays', 'isInMonth', 'isEmpty', 'isFilled'],
  boolean: ['isTrue', 'isFalse'],
  tags: ['hasAny', 'hasAll', 'hasNone', 'isEmpty', 'isFilled'],
}

/** The operators that a field of a type takes, in the order in which they are offered. */
export function operatorsFor(type: FieldType): readonly Operator[] {
  return operatorsOf[type]
}

/** What a figure is: `owes` in minor units, `lastBought` a day. */
export function typeOfFigure(figure: FigureName): FieldType {
  if (figure === 'lastBought') return 'date'
  return figure === 'netQuantity' || figure === 'invoiceCount' ? 'number' : 'money'
}

/**
 * The same text for the same meaning, whatever order the keys of its JSON came in. The order of
 * conditions stays: people put them in it.
 */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonicalText(part)}`).join(',')}}`
}

/** The definition as it is stored after an edit: its number rises when it says something else. */
export function nextDefinition(current: Definition | undefined, root: Group): Definition {
  if (current === undefined) return { version: 1, root }
  const isSame = canonicalText(current.root) === canonicalText(root)
  return isSame ? current : { version: current.version + 1, root }
}
