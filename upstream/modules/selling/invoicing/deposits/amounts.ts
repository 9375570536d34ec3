import { divideRound, parseDecimal } from '#contract/core/decimal.ts'
import { invalidField } from '#contract/core/errors.ts'
import {
  allocate,
  amountParam,
  type Minor,
  minorFrom,
  minorToDecimal,
  parseAmount,
} from '#contract/core/money.ts'
import type { DepositInput } from '#contract/selling/deposits.ts'

/** What lines of a tax code come to, in minor units. */
type CodeSum = { taxCode: string; net: Minor; gross: Minor }

/** One line of a deposit invoice for each tax code: its price, net or with the tax. */
export type DepositParts = {
  priceMode: 'net' | 'gross'
  parts: { taxCode: string; amount: Minor }[]
}

/** What lines come to by tax code, in the order of the first of each. */
export function sumsByCode(
  lines: readonly { taxCode: string; net: Minor; taxAmount: Minor }[],
): CodeSum[] {
  const sums = new Map<string, CodeSum>()
  for (const { taxCode, net, taxAmount } of lines) {
    const sum = sums.get(taxCode) ?? { taxCode, net: 0, gross: 0 }
    sums.set(taxCode, { taxCode, net: sum.net + net, gross: sum.gross + net + taxAmount })
  }
  return [...sums.values()]
}

/** The lines of a deposit invoice, one for each tax code. */
export function depositLines(
  { parts }: DepositParts,
  currency: string,
  textOf: (taxCode: string) => string,
): { description: string; quantity: string; unit: string; unitPrice: string; taxCode: string }[] {
  return parts.map(({ taxCode, amount }) => ({
    description: textOf(taxCode),
    // What was done may have become less for one of the rates.
    quantity: amount < 0 ? '-1' : '1',
    unit: '',
    unitPrice: minorToDecimal(Math.abs(amount), currency),
    taxCode,
  }))
}

type Asked = {
  currency: string
  priceMode: 'net' | 'gross'
  /** Of the whole, and of what was invoiced before, by tax code. */
  sums: readonly CodeSum[]
  before: readonly CodeSum[]
}

/**
 * What is asked for, by tax code in the proportion of the whole, so that each part bears the tax of
 * the supply it is for. An amount includes its tax.
 * @throws AppError invalid at `value`
 */
export function depositParts(
  { kind, value }: DepositInput,
  { currency, priceMode, sums, before }: Asked,
): DepositParts {
  const sumOf = (list: readonly CodeSum[]) => list.reduce((all, { gross }) => all + gross, 0)
  const left = sumOf(sums) - sumOf(before)
  const tooLarge = invalidField('value', 'onlyLeft', {
    amount: amountParam(left, currency),
  })
  if (kind === 'amount') {
    const amount = parseAmount(value, currency)
    if (amount === undefined || amount <= 0) throw invalidField('value', 'notPositive')
    if (amount > left) throw tooLarge
    const weights = sums.map(({ gross }) => gross)
    const shares = allocate(amount, weights)
    const parts = sums.map(({ taxCode }, at) => ({ taxCode, amount: shares[at] ?? 0 }))
    return { priceMode: 'gross', parts: parts.filter((part) => part.amount !== 0) }
  }
  const percent = parseDecimal(value, { maxScale: 4 })
  if (!percent || percent.units <= 0n) throw invalidField('value', 'notPositive')
  const whole = 100n * 10n ** BigInt(percent.scale)
  if (percent.units > whole) throw invalidField('value', 'tooLarge')
  const worth = ({ net, gross }: CodeSum) => (priceMode === 'gross' ? gross : net)
  const parts = sums.map((sum) => {
    const share = minorFrom(divideRound(BigInt(worth(sum)) * percent.units, whole))
    const own = before.find(({ taxCode }) => taxCode === sum.taxCode)
    const earlier = kind === 'progress' && own ? worth(own) : 0
    return { taxCode: sum.taxCode, amount: share - earlier }
  })
  const asked = parts.reduce((all, { amount }) => all + amount, 0)
  if (asked <= 0) throw invalidField('value', 'notMoreThanBefore')
  const worthLeft = [...sums].reduce((all, sum) => all + worth(sum), 0)
  const worthBefore = before.reduce((all, sum) => all + worth(sum), 0)
  if (kind === 'percent' && asked > worthLeft - worthBefore) throw tooLarge
  return { priceMode, parts: parts.filter((part) => part.amount !== 0) }
}
