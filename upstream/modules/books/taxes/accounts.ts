import type { Reader } from '../../../firm/store.ts'
import { type TaxRule, taxRules } from './reader.ts'

/**
 * The account that sales at a rate go to. The treatment takes precedence: a rate with an account of
 * its own is posted there whatever the item says, and an item's account that belongs to another
 * rate is not used, so that an export never lands on an account whose tax is computed from it.
 * @param ownAccount the item's, or empty
 * @returns a code, or empty for the account of the role
 */
export function incomeAccountFor(
  reader: Reader,
  rule: TaxRule | undefined,
  ownAccount: string,
): string {
  if (rule?.accounts.income) return rule.accounts.income
  if (ownAccount === '') return ''
  return isBoundElsewhere(reader, rule, ownAccount) ? '' : ownAccount
}

function isBoundElsewhere(reader: Reader, rule: TaxRule | undefined, account: string): boolean {
  const rules = [...taxRules(reader).values()]
  return rules.some(({ code, accounts }) => code !== rule?.code && accounts.income === account)
}
