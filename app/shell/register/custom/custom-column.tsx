import { text } from '#app/ui/index.ts'
import type { UsableField } from '#contract/firm/custom-fields.ts'
import type { AnyRow, CellValue, Column } from '../describe.ts'
import { type CustomFields, customValueOf } from './custom-extra.ts'

/** A column of the list, or of files alone, for a field that the firm added. */
export function customColumn(field: UsableField, custom: CustomFields): Column<AnyRow, unknown> {
  const { key, type, isInList } = field
  const base = {
    name: `custom.${key}`,
    label: `field.custom.${key}`,
    // On a phone each has a line with its name: two of them would not be told apart otherwise.
    place: 'line' as const,
    stackedLabel: `line.custom.${key}`,
    ...(!isInList && { isFileOnly: true }),
    value: (row: AnyRow) => written(customValueOf(row, key), field, custom),
  }
  switch (type) {
    case 'money':
      return { ...base, kind: 'money', currency: (_, { firm }) => firm.baseCurrency }
    case 'number':
    case 'date':
    case 'yesNo':
      return { ...base, kind: type }
    case 'link':
      return { ...base, kind: 'text', cell: (row) => <LinkCell value={customValueOf(row, key)} /> }
    default:
      return { ...base, kind: 'text' }
  }
}

/** Choices and people by their names; one that is no more by what is kept of it. */
function written(
  value: unknown,
  { type, choices }: UsableField,
  { people }: CustomFields,
): CellValue {
  if (typeof value === 'boolean' || typeof value === 'number') return value
  if (typeof value !== 'string') return undefined
  if (type === 'choice') return choices.find(({ code }) => code === value)?.label ?? value
  if (type === 'person') return people.find(({ userId }) => userId === value)?.name ?? ''
  return value
}

function LinkCell({ value }: { value: unknown }) {
  if (typeof value !== 'string') return null
  return (
    <a className={text.link} href={value} rel="noopener noreferrer">
      {value.replace(/^https?:\/\/(www\.)?/i, '').slice(0, 40)}
    </a>
  )
}
