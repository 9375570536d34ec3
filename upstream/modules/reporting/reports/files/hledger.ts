import type { AccountType } from '#contract/books/accounts.ts'
import { currencyDigits } from '#contract/core/currencies.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { lastSequence, linePages } from '../../../books/ledger/views.ts'
import { labelOf } from '../centres.ts'
import { accountLabel, type Frame } from '../frame.ts'

/** The top accounts by which hledger knows the types without being told. */
const roots: Record<AccountType, string> = {
  asset: 'assets',
  liability: 'liabilities',
  equity: 'equity',
  income: 'revenues',
  expense: 'expenses',
}

/**
 * The journal of the frame's span as plain text accounting, with every account and the currency
 * declared, so that `hledger check --strict` holds, part by part: all of it would not fit into memory.
 * A transaction's code is the number of its entry.
 * https://hledger.org/hledger.html#journal
 */
export function toHledger(frame: Frame): Iterable<string> {
  // All that was posted until now, however long it takes to be written.
  return textsOf(frame, lastSequence(frame.reader))
}

function* textsOf(frame: Frame, upTo: number): Generator<string> {
  const { reader, span, chart, currency } = frame
  const names = new Map(
    chart.map((account) => [
      account.code,
      `${roots[account.type]}:${plain(accountLabel(frame, account))}`,
    ]),
  )
  const digits = currencyDigits(currency)
  const commodity = `commodity 1000.${'0'.repeat(digits)} ${currency}`
  yield textOf([commodity, '', ...[...names.values()].map((name) => `account ${name}`)])
  const codes = new Map(frame.centres.map((centre) => [centre.id, labelOf(centre)]))
  for (const lines of linePages(reader, { ...span, upTo })) {
    const parts: string[] = []
    let entry = 0
    for (const line of lines) {
      if (line.sequence !== entry)
        parts.push('', `${line.date} * (${line.sequence}) ${plain(frame.memoOf(line))}`)
      entry = line.sequence
      const amount = minorToDecimal(line.debit - line.credit, currency)
      const centre = codes.get(line.costCentreId ?? '')
      const tag = centre === undefined ? '' : `  ; centre:${tagValue(centre)}`
      parts.push(`    ${names.get(line.account) ?? line.account}  ${amount} ${currency}${tag}`)
    }
    if (parts.length > 0) yield textOf(parts)
  }
}

function textOf(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`
}

/** A comma ends the value of a tag. */
function tagValue(text: string): string {
  return plain(text).replaceAll(',', ' ')
}

/** Two spaces would end a name, and a semicolon begins a comment. */
function plain(text: string): string {
  return text.replace(/[;|]/g, ',').replace(/\s+/g, ' ').trim()
}
