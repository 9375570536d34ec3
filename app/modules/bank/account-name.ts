import { usePage } from '#app/shell/page-context.tsx'
import type { BankAccount } from '#contract/bank.ts'

/** An account by its code and its name in the language of the page. */
export function accountName({ code, name }: Pick<BankAccount, 'code' | 'name'>, language: string) {
  const names: Record<string, string> = name
  return `${code} ${names[language] || Object.values(names).find(Boolean) || ''}`.trim()
}

export function useAccountName() {
  const { language } = usePage()
  return (account: Pick<BankAccount, 'code' | 'name'>) => accountName(account, language)
}
