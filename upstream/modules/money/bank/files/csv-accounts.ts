import type { BankCsvReading } from '#contract/money/bank.ts'
import { isIban, type Rows } from './column-facts.ts'

/** Heads that name the account of the statement itself: surely, and where the other side has a column. */
const surely = /^(iban )?auftragskonto$|^iban\/bban$|^eigene(s)? (konto|iban)$|^bank account$/
const likely =
  /^(account( number)?|konto(nummer)?|rekening(nummer)?|(n[uú]mero de )?cuenta|(numero )?conto|(num[eé]ro de )?compte|номер сч[её]та)$/

/** More accounts than that are those of the other sides. */
const most = 20

/**
 * The column with the number of the account that each row is of, in a file of several: some banks write all
 * accounts of a customer into one. Undefined for a file of one.
 */
export function ownAccountColumn(
  heads: readonly string[],
  rows: Rows,
  { columns }: BankCsvReading,
): number | undefined {
  const chosen = new Set(Object.values(columns))
  const found = heads.findIndex((head, at) => {
    const plain = head.trim().toLowerCase()
    const isOwn = surely.test(plain) || (likely.test(plain) && columns.iban !== undefined)
    if (!isOwn || chosen.has(String(at))) return false
    const said = rows.map(({ cells }) => (cells[at] ?? '').replace(/\s/g, ''))
    const count = new Set(said).size
    return count > 1 && count <= most && said.every(isAccount)
  })
  return found < 0 ? undefined : found
}

function isAccount(text: string): boolean {
  return isIban(text) || /^(?=(?:\D*\d){6})[\d./-]+$/.test(text)
}
