import { invalidField } from '#contract/core/errors.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { CustomFilter, CustomKind } from '#contract/firm/custom-values.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import type { Condition } from '../../../register/describe.ts'
import { joined } from '../../../register/where.ts'
import { getFirmProfile } from '../firms/index.ts'
import { fieldsOfKind, type StoredField, seesField } from './reader.ts'

/**
 * How a list is filtered by added fields, for `custom` of a `RegisterSource`.
 * @param column with the JSON of the values
 */
export function customCondition(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  kind: CustomKind,
  column = 'custom',
): (given: NonNullable<CustomFilter>) => Condition {
  return (given) => {
    const fields = fieldsOfKind(reader, kind).filter((field) => seesField(field, actor))
    const parts = Object.entries(given).map(([name, value]) => {
      const [key, end] = name.split('.')
      const field = fields.find((one) => one.key === key)
      if (!field) throw invalidField(`custom.${name}`, 'customUnknown')
      return compared(reader, field, { column, end, value })
    })
    return joined(parts)
  }
}

type Comparison = { column: string; end: string | undefined; value: string }

const signs: Record<string, string> = { from: '>=', to: '<=' }

function compared(
  reader: Reader,
  { key, type }: StoredField,
  { column, end, value }: Comparison,
): Condition {
  const sign = end === undefined ? '=' : signs[end]
  const isOrdered = type === 'number' || type === 'money' || type === 'date'
  if (!sign || (end !== undefined && !isOrdered)) {
    throw invalidField(`custom.${key}.${end}`, 'customUnknown')
  }
  // A key is letters, digits and underscores by the contract and by what stored it.
  const held = `json_extract(${column}, '$.${key}')`
  const has = `${column} <> '{}' and ${held}`
  switch (type) {
    case 'number':
      return {
        sql: `${column} <> '{}' and cast(${held} as real) ${sign} cast(? as real)`,
        bound: [value],
      }
    case 'money': {
      const digits = minorToDecimal(1, getFirmProfile(reader).baseCurrency).split('.')[1] ?? ''
      const units = `${10 ** digits.length}.0`
      return { sql: `${has} ${sign} round(cast(? as real) * ${units})`, bound: [value] }
    }
    case 'yesNo':
      return { sql: `${has} = ?`, bound: [value === 'yes' || value === 'true' ? 1 : 0] }
    case 'text':
    case 'link':
      return { sql: `${has} like ? escape '\\'`, bound: [`%${value.replace(/[\\%_]/g, '\\$&')}%`] }
    default:
      return { sql: `${has} ${sign} ?`, bound: [value] }
  }
}
