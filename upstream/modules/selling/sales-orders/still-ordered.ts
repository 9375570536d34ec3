import { totalStep } from '#contract/core/cash.ts'
import type { Minor } from '#contract/core/money.ts'
import { TaxCategory } from '#contract/core/tax-kinds.ts'
import { calculate } from '../../../documents/calculate.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { LineProgress } from './progress.ts'
import { type OrderRecord, orderInput } from './reader.ts'
import { partOfDiscount, partOfLine, worth } from './shares.ts'

/**
 * What an order comes to without what was given up of it, worked out as the order itself is; discounts
 * that are amounts count in proportion. Null where nothing was given up.
 */
export function worthOfRest(
  reader: Reader,
  row: OrderRecord,
  lines: readonly LineProgress[],
): Minor | null {
  if (lines.every(({ state }) => state.closed === 0)) return null
  const { baseCurrency, cashRounding } = getFirmProfile(reader)
  const head = orderInput(row, [])
  const rest = lines.map(({ line, state }) => ({
    line,
    ordered: state.ordered,
    units: Math.max(0, state.ordered - state.closed),
  }))
  const rules = new Map(
    lines.map(({ line: { taxCode, taxCategory: category, taxRate: rate } }) => [
      taxCode,
      { category: TaxCategory.parse(category), rate },
    ]),
  )
  const totals = calculate(
    {
      ...head,
      taxRounding: row.taxRounding,
      cashRounding: totalStep(row.currency, cashRounding),
      discount: partOfDiscount(head.discount, row.currency, {
        before: 0n,
        taken: rest.reduce((sum, { line, units }) => sum + worth(line, units), 0n),
        whole: lines.reduce((sum, { line }) => sum + BigInt(line.amount), 0n),
      }),
      lines: rest.map(({ line, ordered, units }) =>
        partOfLine(line, row.currency, { before: 0, units, ordered }),
      ),
    },
    rules,
    baseCurrency,
  )
  return totals.payable
}
