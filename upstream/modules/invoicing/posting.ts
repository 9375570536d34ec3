import { convert, type Minor } from '#contract/money.ts'
import type { Reader } from '../../firm/store.ts'
import { type AccountRef, hasAccount, type PostingLine } from '../ledger/index.ts'
import { type TaxRule, taxRules } from '../taxes/index.ts'
import type { DocumentRow, LineRow } from './reader.ts'

type Postable = Pick<DocumentRow, 'currency' | 'exchangeRate' | 'total'>
type PostableLine = Pick<LineRow, 'incomeAccount' | 'net' | 'taxAmount' | 'taxCode'>

/**
 * What an invoice posts, in the base currency: receivable against income by account and tax by
 * rate. Each amount is converted by itself; what that leaves over goes to the rounding account.
 */
export function invoicePosting(
  reader: Reader,
  document: Postable,
  lines: readonly PostableLine[],
  baseCurrency: string,
): { lines: PostingLine[]; totalBase: Minor } {
  const toBase = (amount: Minor) =>
    convert(amount, document.currency, baseCurrency, document.exchangeRate)
  const totalBase = toBase(document.total)
  const income = sumBy(lines, ({ incomeAccount, net }) => [incomeAccount, net])
  const credits = [
    ...[...income].map(([code, net]) => credit({ code }, toBase(net))),
    ...taxPosting(reader, lines, toBase),
  ]
  const receivable = debit({ role: 'receivable' }, totalBase)
  return { totalBase, lines: withRounding([receivable, ...credits]) }
}

/** Output tax as credits, one line for each rate that has an account or for all that share it. */
export function taxPosting(
  reader: Reader,
  lines: readonly PostableLine[],
  toBase: (amount: Minor) => Minor,
): PostingLine[] {
  const rules = taxRules(reader)
  const taxes = sumBy(lines, ({ taxCode, taxAmount }) => [
    `${rules.get(taxCode)?.rate ?? ''} ${taxAccountOf(reader, rules.get(taxCode)) ?? ''}`,
    taxAmount,
  ])
  return [...taxes].map(([key, tax]) => {
    const code = key.slice(key.indexOf(' ') + 1)
    return credit(code === '' ? { role: 'outputTax' } : { code }, toBase(tax))
  })
}

/** Adds what is missing to balance, to the rounding account. */
export function withRounding(lines: readonly PostingLine[]): PostingLine[] {
  const balance = lines.reduce((sum, line) => sum + line.debit - line.credit, 0)
  return [...lines, credit({ role: 'rounding' }, balance)]
}

export function debit(account: AccountRef, amount: Minor): PostingLine {
  return { account, debit: amount, credit: 0 }
}

export function credit(account: AccountRef, amount: Minor): PostingLine {
  return { account, debit: 0, credit: amount }
}

function taxAccountOf(reader: Reader, rule: TaxRule | undefined): string | null {
  const code = rule?.accounts.output ?? ''
  return code !== '' && hasAccount(reader, code) ? code : null
}

function sumBy(
  lines: readonly PostableLine[],
  entry: (line: PostableLine) => [key: string, amount: Minor],
): Map<string, Minor> {
  const sums = new Map<string, Minor>()
  for (const [key, amount] of lines.map(entry)) sums.set(key, (sums.get(key) ?? 0) + amount)
  return sums
}
