import { isCurrency } from '#contract/core/currencies.ts'
import { invalidField } from '#contract/core/errors.ts'
import { DateOnly } from '#contract/core/fields.ts'
import type { ReadInvoice } from '../../../../einvoice/index.ts'
import { amountIn, decimalIn } from './amount-in.ts'

type Invoice = ReadInvoice['document']
type Line = Invoice['lines'][number]

/**
 * Refuses an electronic invoice whose amounts, days or currency are none, before anything is reckoned.
 * @throws AppError invalid, which names the line and what it says
 */
export function refuseUnreadable(invoice: Invoice): void {
  const { currency, issueDate, seller } = invoice
  if (!isCurrency(currency)) {
    throw currency === ''
      ? invalidField('file', 'invoiceNoCurrency')
      : invalidField('file', 'invoiceCurrency', { text: shown(currency) })
  }
  if (!DateOnly.safeParse(issueDate).success) {
    throw invalidField('file', 'invoiceDate', { text: shown(issueDate) })
  }
  if ([seller.name, seller.tradingName, seller.vatId].every((text) => text === '')) {
    throw invalidField('file', 'invoiceNoSeller')
  }
  const { totals, taxes, allowances, charges, withheld = [] } = invoice
  const isAmount = (text: string) => amountIn(text, currency) !== undefined
  const adjustments = [...allowances, ...charges]
  requireEach(isAmount, [
    ...Object.values(totals),
    ...taxes.flatMap(({ base, tax }) => [base, tax]),
    ...[...adjustments, ...withheld].map(({ amount }) => amount),
  ])
  requireEach(
    isDecimal,
    [...taxes, ...adjustments].map(({ rate }) => rate),
  )
  if (adjustments.some(({ amount }) => amount === '')) {
    throw invalidField('file', 'invoiceAdjustment')
  }
  for (const [at, line] of invoice.lines.entries()) requireLine(line, at, isAmount)
}

/** Whether a line is a position that counts: neither a group of others, nor words alone. */
export function isCounted({ role, net, price }: Line): boolean {
  return role === undefined && (net !== '' || price.net !== '')
}

function requireLine(line: Line, at: number, isAmount: (text: string) => boolean): void {
  if (!isCounted(line)) return
  const place = line.id || String(at + 1)
  if (line.net === '') throw invalidField('file', 'invoiceLineEmpty', { line: shown(place) })
  const wrong = isAmount(line.net)
    ? [line.rate].find((text) => text !== '' && !isDecimal(text))
    : line.net
  if (wrong !== undefined) {
    throw invalidField('file', 'invoiceLineAmount', { line: shown(place), text: shown(wrong) })
  }
}

function requireEach(isRight: (text: string) => boolean, texts: readonly string[]): void {
  const wrong = texts.find((text) => text !== '' && !isRight(text))
  if (wrong !== undefined) throw invalidField('file', 'invoiceAmount', { text: shown(wrong) })
}

function isDecimal(text: string): boolean {
  return decimalIn(text) !== undefined
}

function shown(text: string): string {
  return text.slice(0, 40)
}
