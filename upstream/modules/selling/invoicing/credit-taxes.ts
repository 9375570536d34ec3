import { divideRound, parseDecimal } from '#contract/core/decimal.ts'
import { invariant } from '#contract/core/errors.ts'
import { apportion, type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import type { CreditedLine } from './credit-lines.ts'
import { lineKey, type PostableLine } from './posting.ts'
import type { LineRow } from './reader.ts'

type Invoiced = Pick<LineRow, 'id' | 'quantity' | 'creditedQuantity'> & PostableLine

type Earlier = PostableLine & Pick<LineRow, 'creditsLineId'>

/**
 * The tax of a credit note's lines where prices are net, rounded as the invoice's was: once for each
 * group, or on each line.
 * @param earlier the lines of all credit notes before
 */
export function creditTaxes(
  parts: readonly CreditedLine[],
  invoiced: readonly Invoiced[],
  earlier: readonly Earlier[],
  taxRounding: 'group' | 'line',
): CreditedLine[] {
  if (taxRounding === 'group') return groupTaxes(parts, invoiced, earlier)
  return parts.flatMap((part) => {
    const { creditsLineId } = part.line
    const own = invoiced.filter(({ id }) => id === creditsLineId)
    return groupTaxes(
      [part],
      own,
      earlier.filter((line) => line.creditsLineId === creditsLineId),
    )
  })
}

/**
 * Of each group its base times its rate, rounded once (EN 16931 BR-CO-17). A credit that leaves nothing of a tax code takes what is left of
 * that code's tax instead, so that after the last one nothing stays on its account; and no credit
 * takes more tax than the group was invoiced with.
 */
function groupTaxes(
  parts: readonly CreditedLine[],
  invoiced: readonly Invoiced[],
  earlier: readonly PostableLine[],
): CreditedLine[] {
  const taxes = new Map<string, Minor>()
  const keys = new Set(parts.map(({ line }) => lineKey(line)))
  for (const key of keys) {
    const own = parts.map(({ line }) => line).filter((line) => lineKey(line) === key)
    const whole = invoiced.filter((line) => lineKey(line) === key)
    const before = earlier.filter((line) => lineKey(line) === key)
    const codes = [...new Set(own.map(({ taxCode }) => taxCode))]
    const ended = codes.filter((code) =>
      whole.every((line) => line.taxCode !== code || hasNoRest(line, parts)),
    )
    let taken = taxOf(before)
    const keep = (lines: typeof own, tax: Minor) => {
      taken += tax
      spread(lines, tax).forEach((part, at) => {
        taxes.set(lines[at]?.id ?? '', part)
      })
    }
    for (const code of ended) {
      const ofCode = ({ taxCode }: PostableLine) => taxCode === code
      keep(own.filter(ofCode), taxOf(whole.filter(ofCode)) - taxOf(before.filter(ofCode)))
    }
    const others = own.filter(({ taxCode }) => !ended.includes(taxCode))
    const most = taxOf(whole)
    const [low, high] = [Math.min(0, most) - taken, Math.max(0, most) - taken]
    keep(others, Math.min(Math.max(roundedTax(others), low), high))
  }
  return parts.map((part) => {
    const taxAmount = taxes.get(part.line.id) ?? part.line.taxAmount
    return { ...part, line: { ...part.line, taxAmount } }
  })
}

/** Whether these credits, or earlier ones, leave nothing of a line. */
function hasNoRest(line: Invoiced, parts: readonly CreditedLine[]): boolean {
  const own = parts.find((part) => part.line.creditsLineId === line.id)
  return Math.abs(Number(line.quantity)) === Number(own?.creditedQuantity ?? line.creditedQuantity)
}

function taxOf(lines: readonly PostableLine[]): Minor {
  return lines.reduce((sum, { taxAmount }) => sum + taxAmount, 0)
}

/** The tax on what lines of one rate sum to, halves away from zero. */
function roundedTax(lines: readonly PostableLine[]): Minor {
  const { units, divisor } = rateOf(lines)
  const base = lines.reduce((sum, { net }) => sum + unitsOf(net), 0n)
  return minorFrom(divideRound(base * units, divisor))
}

/** Each line's part of a tax: its own, and the first line what that is off by. */
function spread(lines: readonly PostableLine[], tax: Minor): Minor[] {
  const { units, divisor } = rateOf(lines)
  const rounded = roundedTax(lines)
  const quotas = lines.map(({ net }) => unitsOf(net) * units)
  const parts = apportion(unitsOf(rounded), quotas, divisor).map(minorFrom)
  return parts.map((part, at) => (at === 0 ? part + tax - rounded : part))
}

/** The rate of lines of one group as a fraction. */
function rateOf([line]: readonly PostableLine[]): { units: bigint; divisor: bigint } {
  if (line?.taxCategory !== 'S') return { units: 0n, divisor: 1n }
  const rate = parseDecimal(line.taxRate, { maxScale: 4 })
  invariant(rate, `A stored rate is none: ${line.taxRate}`)
  return { units: rate.units, divisor: 100n * 10n ** BigInt(rate.scale) }
}
