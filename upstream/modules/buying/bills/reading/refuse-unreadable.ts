import { isCurrency } from '#contract/core/currencies.ts'
import { invalidField } from '#contract/core/errors.ts'
import { DateOnly } from '#contract/core/fields.ts'
import type { ReadInvoice } from '../../../../einvoice/index.ts'
import { decimalIn } from './amount-in.ts'

type Invoice = ReadInvoice['document']
type Line = Invoice['lines'][number]

/**
 * Refuses an electronic invoice whose amounts, days or currency are none, before anything is reckoned.
 * @throws AppError invalid, which names the line and what it says
 */
export function refuseUnreadable(invoice: Invoice): void {
  const { currency, issueDate } = invoice
  if (!isCurrency(currency)) {
    throw currency === ''
      ? invalidField('file', 'invoiceNoCurrency')
      : invalidField('file', 'invoiceCurrency', { text: shown(currency) })
  }
  if (!DateOnly.safeParse(issueDate).success) {
    throw invalidField('file', 'invoiceDate', { text: shown(issueDate) })
  }
  const { totals, taxes, allowances, charges, withheld = [] } = invoice
  requireDecimals([
    ...Object.values(totals),
    ...taxes.flatMap(({ base, tax, rate }) => [base, tax, rate]),
    ...[...allowances, ...charges].flatMap(({ amount, rate }) => [amount, rate]),
    ...withheld.map(({ amount }) => amount),
  ])
  if ([...allowances, ...charges].some(({ amount }) => amount === '')) {
    throw invalidField('file', 'invoiceAdjustment')
  }
  invoice.lines.forEach(requireLine)
}

/** Whether a line is a position that counts: neither a group of others, nor words alone. */
export function isCounted({ role, net, price }: Line): boolean {
  return role === undefined && (net !== '' || price.net !== '')
}

function requireLine(line: Line, at: number): void {
  if (!isCounted(line)) return
  const place = line.id || String(at + 1)
  if (line.net === '') throw invalidField('file', 'invoiceLineEmpty', { line: shown(place) })
  const wrong = [line.net, line.rate].find((text) => text !== '' && !decimalIn(text))
  if (wrong !== undefined) {
    throw invalidField('file', 'invoiceLineAmount', { line: shown(place), text: shown(wrong) })
  }
}

function requireDecimals(texts: readonly string[]): void {
  const wrong = texts.find((text) => text !== '' && !decimalIn(text))
  if (wrong !== undefined) throw invalidField('file', 'invoiceAmount', { text: shown(wrong) })
}

function shown(text: string): string {
  return text.slice(0, 40)
}
