import { usePage } from './page-context.tsx'

/** Enough of an account of the chart to name it. */
type NamedAccount = { code: string; name: Partial<Record<string, string>> }

/** An account by its code and its name in a language, else in any that it has. */
export function accountName({ code, name }: NamedAccount, language: string): string {
  return `${code} ${name[language] || Object.values(name).find(Boolean) || ''}`.trim()
}

/** What a choice of one of the accounts offers: none first, then each by its name in a language. */
export function accountChoices(accounts: readonly NamedAccount[], language: string) {
  const named = accounts.map((account) => ({
    value: account.code,
    label: accountName(account, language),
  }))
  return [{ value: '', label: '–' }, ...named]
}

/** `accountName` in the language of the page. */
export function useAccountName(): (account: NamedAccount) => string {
  const { language } = usePage()
  return (account) => accountName(account, language)
}
