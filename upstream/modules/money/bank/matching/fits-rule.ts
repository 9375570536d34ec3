import type { BankLine } from '#contract/money/bank.ts'
import type { BankRule } from '#contract/money/bank-matching.ts'

type RuledLine = Pick<BankLine, 'account' | 'amount' | 'name' | 'reference' | 'text'>

/** Whether a rule is for a line. */
export function fitsRule(line: RuledLine, rule: BankRule): boolean {
  const { contains, direction, from, to, bankAccount } = rule
  const size = Math.abs(line.amount)
  const said = `${line.name}\n${line.reference}\n${line.text}`.toLowerCase()
  return (
    (bankAccount === '' || bankAccount === line.account) &&
    (direction === 'any' || (direction === 'in') === line.amount > 0) &&
    (from === null || size >= from) &&
    (to === null || size <= to) &&
    (contains === '' || said.includes(contains.toLowerCase()))
  )
}
