import {
  add,
  compare,
  type Decimal,
  divideRound,
  formatDecimal,
  multiply,
  parseDecimal,
  scaleTo,
} from '#contract/core/decimal.ts'
import { AppError, type FieldProblems, invariant, refuseProblems } from '#contract/core/errors.ts'
import { minorFrom, minorToDecimal, toMinor } from '#contract/core/money.ts'
import { parseDiscount } from '../../../documents/stored-document.ts'
import { hasRest } from './actions.ts'
import type { LineRow } from './reader.ts'
import type { NewLine } from './writer.ts'

export type ChosenLine = { lineId: string; quantity: string }

/** A part of an invoice's line that is taken back. `creditedQuantity` is all that then has been. */
export type CreditedLine = { line: NewLine; creditedQuantity: string }

/**
 * The lines of a credit note over chosen quantities, or over all that is left. Each amount is what
 * the line's credits come to by now less what they came to before, so that however many steps it
 * takes, they sum to the invoice to the cent. So does the tax here where prices include it; where
 * they do not, `creditTaxes` sets it.
 * @throws AppError not_found for a line of another document; invalid for more than is left
 */
export function creditLines(
  lines: readonly LineRow[],
  chosen: readonly ChosenLine[],
  currency: string,
  newId: () => string,
): CreditedLine[] {
  if (chosen.length === 0) {
    return lines.filter(hasRest).map((line) => creditLine(line, restOf(line), currency, newId))
  }
  const fields: FieldProblems = {}
  const seen = new Set<string>()
  const wanted = chosen.map(({ lineId, quantity }, at) => {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) throw new AppError('not_found', 'No such line')
    const [wish, rest] = [decimal(quantity), restOf(line)]
    if (seen.has(lineId)) fields[`lines.${at}.lineId`] = { key: 'twice' }
    else if (wish.units <= 0n) fields[`lines.${at}.quantity`] = { key: 'notPositive' }
    else if (compare(wish, rest) > 0) {
      const params = { maximum: formatDecimal(rest) }
      fields[`lines.${at}.quantity`] = { key: 'moreThanLeft', params }
    }
    seen.add(lineId)
    return { line, wish }
  })
  refuseProblems(fields, 'The line cannot be credited')
  return wanted.map(({ line, wish }) => creditLine(line, wish, currency, newId))
}

function creditLine(
  line: LineRow,
  quantity: Decimal,
  currency: string,
  newId: () => string,
): CreditedLine {
  const before = decimal(line.creditedQuantity)
  const after = add(before, quantity)
  const part = (amount: number) => partOf(amount, after, line) - partOf(amount, before, line)
  const isTakenBack = line.quantity.startsWith('-')
  const signed = { ...quantity, units: isTakenBack ? -quantity.units : quantity.units }
  const [amount, net] = [part(line.amount), part(line.net)]
  return {
    creditedQuantity: formatDecimal(after),
    line: {
      id: newId(),
      itemId: line.itemId,
      sku: line.sku,
      description: line.description,
      quantity: formatDecimal(signed),
      unit: line.unit,
      unitPrice: line.unitPrice,
      discount: discountOf(line, signed, amount, currency),
      layout: '',
      taxCode: line.taxCode,
      taxCategory: line.taxCategory,
      taxRate: line.taxRate,
      incomeAccount: line.incomeAccount,
      costCentreId: line.costCentreId,
      amount,
      net,
      taxAmount: part(line.net + line.taxAmount) - net,
      creditedQuantity: '0',
      creditsLineId: line.id,
    },
  }
}

/** An amount's share of a quantity in the whole line, halves away from zero. */
function partOf(amount: number, quantity: Decimal, line: LineRow): number {
  const whole = magnitude(decimal(line.quantity))
  const units = scaleTo(quantity, 4)
  return minorFrom(divideRound(BigInt(amount) * units, scaleTo(whole, 4)))
}

/** A percentage stays; an amount becomes what the credited part was reduced by. */
function discountOf(
  line: LineRow,
  quantity: Decimal,
  amount: number,
  currency: string,
): string | null {
  if (parseDiscount(line.discount)?.kind !== 'amount') return line.discount
  const full = minorFrom(toMinor(multiply(quantity, decimal(line.unitPrice)), currency))
  const value = minorToDecimal(Math.max(full - amount, 0), currency)
  return JSON.stringify({ kind: 'amount', value })
}

function restOf({ quantity, creditedQuantity }: LineRow): Decimal {
  const credited = decimal(creditedQuantity)
  return add(magnitude(decimal(quantity)), { ...credited, units: -credited.units })
}

function magnitude({ units, scale }: Decimal): Decimal {
  return { units: units < 0n ? -units : units, scale }
}

function decimal(text: string): Decimal {
  const value = parseDecimal(text, { maxScale: 6 })
  invariant(value, `A stored number is none: ${text}`)
  return value
}
