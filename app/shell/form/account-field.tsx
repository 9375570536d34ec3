import { type Account, moneySubtypes } from '#contract/books/accounts.ts'
import { readableIban } from '#contract/core/iban.ts'
import { accountName } from '../account-name.ts'
import { usePage, useT } from '../page-context.tsx'
import { SelectField } from './form-fields.tsx'

export type MoneyAccount = Pick<Account, 'code' | 'name' | 'iban'>

/** Accounts of cash, bank and card that take postings. */
export function moneyAccountsOf(accounts: readonly Account[]): MoneyAccount[] {
  return accounts
    .filter(({ subtype, isActive }) => isActive && moneySubtypes.includes(subtype))
    .map(({ code, name, iban }) => ({ code, name, iban }))
}

/** Which of the firm's accounts the money is on. */
export function AccountField({ accounts }: { accounts: readonly MoneyAccount[] }) {
  const t = useT('form')
  const { language } = usePage()
  const options = accounts.map((account) => ({
    value: account.code,
    label: [accountName(account, language), readableIban(account.iban)].filter(Boolean).join(', '),
  }))
  return (
    <SelectField name="account" options={[{ value: '', label: t('usualAccount') }, ...options]} />
  )
}
