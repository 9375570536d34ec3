import type { Format } from '../format.ts'
import type { About, AnyRow, CellValue, Column } from './describe.ts'
import { priceText } from './price-text.ts'

/** What a row holds for a column. */
export function cellValueOf<Row extends AnyRow, Extra>(
  column: Column<Row, Extra>,
  row: Row,
  about: About<Extra>,
): CellValue {
  if (column.value) return column.value(row, about)
  const value: unknown = Object.entries(row).find(([name]) => name === column.name)?.[1]
  return isCellValue(value) ? value : undefined
}

function isCellValue(value: unknown): value is CellValue {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string')
  return value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)
}

/** A column's value as a person reads it. */
export function textOf<Row extends AnyRow, Extra>(
  column: Column<Row, Extra>,
  row: Row,
  about: About<Extra>,
): string {
  const value = cellValueOf(column, row, about)
  const { t, format } = about
  if (value === null || value === undefined || value === '') return ''
  switch (column.kind) {
    case 'yesNo':
      return about.words(value === true ? 'yes' : 'no')
    case 'choice':
    case 'status':
      return t(`${column.choices}.${value}`)
    case 'money':
      return column.hasSign
        ? format.money(Number(value), column.currency(row, about))
        : format.amount(Number(value), column.currency(row, about))
    case 'price':
      return priceText(String(value), {
        locale: format.locale,
        currency: column.currency(row, about),
      })
    default:
      return plainText(column.kind, value, format)
  }
}

function plainText(kind: string, value: Exclude<CellValue, null | undefined>, format: Format) {
  if (kind === 'date') return format.date(String(value), 'medium')
  if (kind === 'instant') return format.dateTime(String(value))
  if (kind === 'number' && !Array.isArray(value)) return format.number(String(value))
  return Array.isArray(value) ? value.join(', ') : String(value)
}
