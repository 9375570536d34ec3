import type { Minor } from '#contract/core/money.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { BankFileProblem } from '#contract/money/bank.ts'
import type { FileStatement } from './statement.ts'

/**
 * What statements have wrong as wholes: another account or currency
 * than the one they are read for, or a closing balance that does not follow from the lines.
 */
export function checkStatements(
  statements: readonly FileStatement[],
  { currency, iban }: { currency: string; iban: string },
): BankFileProblem[] {
  const problems: BankFileProblem[] = []
  const own = plain(iban)
  for (const statement of statements) {
    const said = plain(statement.account)
    const isOther = own !== '' && /^[A-Z]{2}\d{2}/.test(said) && said !== own
    if (isOther)
      problems.push({ line: statement.line, key: 'otherAccount', text: statement.account })
    if (statement.currency !== '' && statement.currency !== currency) {
      const text = `${statement.currency} ${currency}`
      problems.push({ line: statement.line, key: 'otherCurrency', text })
    }
    const { opening, closing } = statement
    if (opening === null || closing === null) continue
    const reached = opening + turnover(statement)
    if (reached === closing) continue
    const line = statement.lines.at(-1)?.line ?? statement.line
    const text = [closing, reached].map((one) => minorToDecimal(one, currency)).join(' ≠ ')
    problems.push({ line, key: 'balanceDiffers', text })
  }
  return problems
}

function turnover({ lines }: FileStatement): Minor {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

function plain(account: string): string {
  return account.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
}
