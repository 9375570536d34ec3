import { z } from 'zod'
import type { TypedTree } from '../form/form-tree.ts'
import { setAt, textAt } from '../form/form-tree.ts'
import type { About, AnyItem, AnyRegister } from './describe.ts'
import type { FieldDescription } from './fields.ts'
import { priceText } from './price-text.ts'

type AnyField = FieldDescription<AnyItem, unknown>

/** Every field of a register's form, in its order. */
export function fieldsOf({ form }: AnyRegister): AnyField[] {
  return form?.sections.flatMap(({ fields }) => fields) ?? []
}

/** What each field is called, by its path. */
export function labelsOf(
  register: AnyRegister,
  { t, firm }: About<unknown>,
): Record<string, string> {
  const gaps = { currency: firm.baseCurrency }
  return Object.fromEntries(fieldsOf(register).map(({ name }) => [name, t(`field.${name}`, gaps)]))
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
  return fieldsOf(register)
    .filter(({ kind }) => kind === 'decimal' || kind === 'price' || kind === 'number')
    .map(({ name }) => name)
}

/** Paths of the fields where nothing typed means nothing at all. */
export function nullablePaths(register: AnyRegister): string[] {
  return fieldsOf(register)
    .filter(({ kind, isOptional }) => isOptional && (kind === 'number' || kind === 'date'))
    .map(({ name }) => name)
}

/** A record as its form shows it, its numbers as a person of the language writes them. */
export function valuesOf(
  register: AnyRegister,
  record: AnyItem,
  about: Pick<About<unknown>, 'format' | 'firm'>,
): TypedTree {
  const values: TypedTree = {}
  for (const field of fieldsOf(register)) {
    setAt(values, field.name, typedOf(field, record, about))
  }
  return values
}

function typedOf(
  field: AnyField,
  record: AnyItem,
  { format, firm }: Pick<About<unknown>, 'format' | 'firm'>,
): string {
  const value = field.value ? field.value(record) : atPath(record, field.name)
  if (value === null || value === undefined) return ''
  const text = String(value)
  if (field.kind === 'yesNo') return value === true ? 'true' : ''
  if (field.kind === 'decimal' || field.kind === 'number') return format.numberInput(text)
  if (field.kind !== 'price') return text
  const currency = String(atPath(record, 'currency') ?? firm.baseCurrency)
  return priceText(text, { locale: format.locale, currency, isInput: true })
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
    case 'currency':
      return `${value} · ${format.currencyName(value)}`
    default:
      return value
  }
}

const Conflict = z.object({
  current: z.looseObject({ id: z.string(), version: z.number() }),
})

/** The record as somebody else saved it meanwhile; undefined when nobody did. */
export function newerOf(conflict: unknown): AnyItem | undefined {
  return Conflict.safeParse(conflict).data?.current
}
