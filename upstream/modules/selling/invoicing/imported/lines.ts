import type { Discount, DocumentLineInput } from '#contract/books/document.ts'
import { negated } from '#contract/core/decimal.ts'
import { AppError, type FieldProblem } from '#contract/core/errors.ts'
import type { ImportedInvoiceLine } from '#contract/selling/invoice-import.ts'
import type { Reader } from '../../../../firm/store.ts'
import { type ItemToSell, itemsMeant } from '../../../catalogue/items/index.ts'
import { rateOf } from './rates.ts'

type Line = Omit<DocumentLineInput, 'heading' | 'textAbove' | 'hasSubtotal' | 'costCentreId'>
type Problems = Record<string, FieldProblem>

/**
 * The lines of a draft by the rows of a file, each with its item and its tax rate.
 * @throws AppError invalid at `<place of the row>.<field>` for an item or a rate that the firm does not have
 */
export function linesOfFile(reader: Reader, rows: readonly ImportedInvoiceLine[]): Line[] {
  const problems: Problems = {}
  const lines = rows.map((row, at) => {
    const say = (field: string, key: string) => {
      problems[`${at}.${field}`] = { key }
    }
    return lineOf(reader, row, say)
  })
  if (Object.keys(problems).length === 0) return lines
  throw new AppError('invalid', 'Some rows have fields to correct', { fields: problems })
}

function lineOf(
  reader: Reader,
  row: ImportedInvoiceLine,
  say: (field: string, key: string) => void,
): Line {
  const item = itemOf(reader, row.item)
  if (item === null) say('item', 'noSuchItem')
  const description = row.description || item?.name || ''
  if (description === '') say('description', 'required')
  const rule = rateOf(reader, row, item?.taxCode ?? '')
  if (!rule) say('taxCode', 'noSuchTaxRate')
  const isBelow = row.unitPrice.startsWith('-')
  return {
    itemId: item?.id ?? null,
    description,
    // A price is never below zero here: what is taken off has a quantity below zero.
    quantity: isBelow ? negated(row.quantity) : row.quantity,
    unit: row.unit || item?.unit || '',
    unitPrice: isBelow ? negated(row.unitPrice) : row.unitPrice,
    discount: percentOff(row.discount),
    taxCode: rule?.code ?? '',
  }
}

/** A discount of so many percent; null for nothing. */
export function percentOff(value: string): Discount | null {
  return Number(value) > 0 ? { kind: 'percent', value } : null
}

/** The one item that is meant; undefined where none is named, null where none or several are found. */
function itemOf(reader: Reader, named: string): ItemToSell | undefined | null {
  if (named === '') return undefined
  const [item, another] = itemsMeant(reader, named)
  return item && !another && !item.isParent ? item : null
}
