import { z } from 'zod'
import { parseLocaleDecimal } from '#contract/core/locale-number.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { Branch, TypedTree } from '../form/form-tree.ts'
import { rowsAt, setAt, textAt, textsAt } from '../form/form-tree.ts'
import { readTypedAmount } from '../form/read-amount.ts'
import { timeZoneText } from '../form/time-zones.ts'
import { languageNames, parseLanguage } from '../i18n/languages.ts'
import type { About, AnyItem, AnyRegister, Choice } from './describe.ts'
import type { FieldDescription, RowField } from './fields.ts'
import { priceText } from './price-text.ts'

export type AnyField = FieldDescription<AnyItem, unknown>

/** What the button sends that makes a record and presses the main button of its page. */
export const finishIntent = 'finish'

/** Every field of a register's form, in its order. */
export function fieldsOf({ form }: AnyRegister): AnyField[] {
  return form?.sections.flatMap(({ fields }) => fields) ?? []
}

/** Every field that a row of a file may fill. */
export function importedFields(register: AnyRegister): AnyField[] {
  const typed = fieldsOf(register).filter(
    ({ kind, isFactOnly }) => kind !== 'checks' && kind !== 'rows' && !isFactOnly,
  )
  return [...typed, ...inFilesAlone(register)]
}

/** What files may say of a record and its form does not ask. */
function inFilesAlone({ fileFields = [] }: AnyRegister): AnyField[] {
  return fileFields.map((name) => ({ name, kind: 'text', isOptional: true }))
}

/** What each field is called, by its path. */
export function labelsOf(
  register: AnyRegister,
  { t, firm }: About<unknown>,
): Record<string, string> {
  const gaps = { currency: firm.baseCurrency }
  const labels: Record<string, string> = {}
  for (const field of [...fieldsOf(register), ...inFilesAlone(register)]) {
    labels[field.name] = t(`field.${field.name}`, gaps)
    if (field.kind !== 'rows') continue
    for (const { name } of field.fields) {
      const label = t(`row.${field.name}.${name}`, gaps)
      for (let at = 0; at < field.maxRows; at++) labels[`${field.name}.${at}.${name}`] = label
    }
  }
  return labels
}

/** As `labelsOf`, but as the list's heads say it where the field is a column: for files. */
export function columnLabelsOf(
  register: AnyRegister,
  about: About<unknown>,
): Record<string, string> {
  const labels = labelsOf(register, about)
  for (const { name, label } of register.columns) {
    if (labels[name] !== undefined) {
      labels[name] = about.t(label, { currency: about.firm.baseCurrency })
    }
  }
  return labels
}

/** Paths of the fields where numbers are typed as the language writes them. */
export function decimalPaths(register: AnyRegister): string[] {
  const kinds = new Set(['decimal', 'price', 'number', 'money'])
  return pathsOf(register, ({ kind }) => kinds.has(kind))
}

/** Paths of the fields whose value is a list of what was ticked. */
export function listPaths(register: AnyRegister): string[] {
  return pathsOf(register, ({ kind }) => kind === 'checks')
}

/** Paths of the fields that a rule is true of, `*` for the number of a row. */
function pathsOf(register: AnyRegister, isMeant: (field: AnyField) => boolean): string[] {
  return fieldsOf(register).flatMap((field) => {
    if (field.kind !== 'rows') return isMeant(field) ? [field.name] : []
    return field.fields.filter(isMeant).map(({ name }) => `${field.name}.*.${name}`)
  })
}

/** Paths of the fields where nothing typed means nothing at all. */
export function nullablePaths(register: AnyRegister): string[] {
  const kinds = new Set(['number', 'date', 'money'])
  return pathsOf(register, ({ kind, isOptional }) => isOptional === true && kinds.has(kind))
}

/** A record as its form shows it, its numbers as a person of the language writes them. */
export function valuesOf(
  register: AnyRegister,
  record: AnyItem,
  about: Pick<About<unknown>, 'format' | 'firm' | 't'>,
): TypedTree {
  const values: TypedTree = {}
  for (const field of fieldsOf(register)) {
    setAt(values, field.name, typedOf(field, record, about))
  }
  return values
}

function typedOf(
  field: AnyField,
  record: object,
  about: Pick<About<unknown>, 'format' | 'firm' | 't'>,
): Branch<string> {
  const { format, firm } = about
  const value = valueIn(field, record)
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) {
    if (field.kind === 'rows') return value.map((row) => typedRow(field.fields, row, about))
    const texts = value.map(String)
    return field.kind === 'checks' ? texts : texts.join(', ')
  }
  const text = String(value)
  if (field.kind === 'money') {
    return format.numberInput(minorToDecimal(Number(value), firm.baseCurrency))
  }
  if (field.kind === 'yesNo') return value === true ? 'true' : ''
  if (field.kind === 'decimal' || field.kind === 'number') return format.numberInput(text)
  if (field.kind !== 'price') return text
  const currency = String(atPath(record, 'currency') ?? firm.baseCurrency)
  return priceText(text, { locale: format.locale, currency, isInput: true })
}

function typedRow(
  fields: readonly RowField<unknown>[],
  row: unknown,
  about: Pick<About<unknown>, 'format' | 'firm' | 't'>,
): TypedTree {
  const values: TypedTree = {}
  if (typeof row !== 'object' || row === null) return values
  for (const field of fields) {
    const typed = typedOf(field, row, about)
    const shown = typeof typed === 'string' ? field.written?.show(typed, row, about) : undefined
    setAt(values, field.name, shown ?? typed)
  }
  return values
}

function valueIn(field: AnyField, record: object): unknown {
  const hasOwnWay = field.value && 'id' in record && 'version' in record
  if (!hasOwnWay) return atPath(record, field.name)
  const { id, version } = record
  return field.value?.({ ...record, id: String(id), version: Number(version) })
}

/** What a record holds at a path with dots. */
function atPath(record: object, path: string): unknown {
  let place: unknown = record
  for (const part of path.split('.')) {
    if (typeof place !== 'object' || place === null) return undefined
    place = Object.entries(place).find(([name]) => name === part)?.[1]
  }
  return place
}

/** A field's value in words: choices by their names. Empty where there is none. */
export function fieldText(field: AnyField, values: TypedTree, about: About<unknown>): string {
  const value = textAt(values, field.name)
  const { t, words, format } = about
  if (field.kind === 'rows') {
    return rowsAt(values, field.name)
      .map((row) => rowText(field.fields, row, about))
      .join('; ')
  }
  if (field.kind === 'checks') {
    const chosen = textsAt(values, field.name)
    const choices = boxesOf(field, about).filter(({ value }) => chosen.includes(value))
    return choices.map(({ label }) => label).join(', ')
  }
  if (field.kind === 'yesNo') return words(value ? 'yes' : 'no')
  if (value === '') return ''
  switch (field.kind) {
    case 'choice':
      return t(`${field.choices}.${value}`)
    case 'select':
      return field.options(about).find((option) => option.value === value)?.label ?? value
    case 'date':
      return format.date(value, 'medium')
    case 'country':
      return format.country(value)
    case 'language':
      return languageNames[parseLanguage(value) ?? 'en']
    case 'timeZone':
      return timeZoneText(value, parseLanguage(format.locale) ?? 'en')
    case 'number':
      return field.unit ? `${value} ${t(field.unit, { count: Number(value) })}` : value
    case 'money':
      return moneyText(value, about)
    case 'price':
      return priceWords(value, textAt(values, 'currency'), about)
    case 'decimal':
      return grouped(value, about)
    case 'currency':
      return `${value} · ${format.currencyName(value)}`
    default:
      return value
  }
}

/** What was typed or kept in a form, with its groups and the sign of the currency. */
function moneyText(value: string, { firm, format }: About<unknown>): string {
  const minor = readTypedAmount(value, firm.baseCurrency, format.locale)
  return minor === undefined ? value : format.money(minor, firm.baseCurrency)
}

/** A typed price with its groups, as `priceText` has it. */
function priceWords(value: string, currency: string, { firm, format }: About<unknown>): string {
  const price = parseLocaleDecimal(value, format.locale)
  const look = { locale: format.locale, currency: currency || firm.baseCurrency }
  return price === undefined ? value : priceText(price, look)
}

/** A typed number with its groups. */
function grouped(value: string, { format }: About<unknown>): string {
  const number = parseLocaleDecimal(value, format.locale)
  return number === undefined ? value : format.number(number)
}

/** The boxes of a field of the kind `checks`. */
export function boxesOf(field: AnyField & { kind: 'checks' }, about: About<unknown>): Choice[] {
  if ('choicesOf' in field) return field.choicesOf(about)
  return field.options.map((value) => ({ value, label: about.t(`${field.choices}.${value}`) }))
}

/** The values of a row in words, one after another. */
export function rowText(
  fields: readonly AnyField[],
  row: TypedTree,
  about: About<unknown>,
): string {
  const texts = fields.map((field) => fieldText(field, row, about))
  return texts.filter((text) => text !== '').join(', ')
}

const Conflict = z.object({
  current: z.looseObject({ id: z.string(), version: z.number() }),
})

/** The record as somebody else saved it meanwhile; undefined when nobody did. */
export function newerOf(conflict: unknown): AnyItem | undefined {
  return Conflict.safeParse(conflict).data?.current
}
