import { isTree } from '#app/shell/form/form-tree.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import { add, divideRound, formatDecimal, parseDecimal, scaleTo } from '#contract/core/decimal.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import type { InvoiceLine } from '#contract/selling/invoice.ts'

type ChosenLine = { lineId: string; quantity: string }

/** How much of a line is left to credit, as a machine decimal without a sign. */
export function restOf({
  quantity,
  creditedQuantity,
}: Pick<InvoiceLine, 'quantity' | 'creditedQuantity'>): string {
  const whole = parseDecimal(quantity.replace(/^-/, ''), { maxScale: 4 })
  const taken = parseDecimal(creditedQuantity, { maxScale: 4 })
  if (!whole || !taken) return '0'
  return formatDecimal(add(whole, { ...taken, units: -taken.units }))
}

/** The same with the sign of the line: what was taken back there has a minus. */
export function signedRestOf(line: Pick<InvoiceLine, 'quantity' | 'creditedQuantity'>): string {
  const rest = restOf(line)
  return line.quantity.startsWith('-') && rest !== '0' ? `-${rest}` : rest
}

/** What crediting all that is left of a line takes off its amount, before the discount on all. */
export function amountLeft({
  amount,
  quantity,
  creditedQuantity,
}: Pick<InvoiceLine, 'amount' | 'quantity' | 'creditedQuantity'>): Minor {
  const whole = parseDecimal(quantity.replace(/^-/, ''), { maxScale: 4 })
  const taken = parseDecimal(creditedQuantity, { maxScale: 4 })
  if (!whole || !taken || whole.units === 0n) return 0
  const credited = divideRound(unitsOf(amount) * scaleTo(taken, 4), scaleTo(whole, 4))
  return amount - minorFrom(credited)
}

/** The ticked lines with the quantities typed beside them, or what is wrong with them. */
export function chosenLines(form: Form): { lines: ChosenLine[]; problems: FieldProblems } {
  const { chosen, lines: typed } = form.data
  const ids = Array.isArray(chosen) ? chosen : []
  const rows = Array.isArray(typed) ? typed : []
  const lines: ChosenLine[] = []
  const problems: FieldProblems = {}
  for (const [at, row] of rows.entries()) {
    if (!isTree(row) || typeof row.lineId !== 'string' || !ids.includes(row.lineId)) continue
    const { lineId, quantity } = row
    const amount = typeof quantity === 'string' ? quantity : ''
    if (/^\d{1,12}(\.\d{1,4})?$/.test(amount)) lines.push({ lineId, quantity: amount })
    else problems[`lines.${at}.quantity`] = { key: amount === '' ? 'required' : 'invalidNumber' }
  }
  if (lines.length === 0 && Object.keys(problems).length === 0) {
    problems.chosen = { key: 'nothingChosen' }
  }
  return { lines, problems }
}
