import { useFirm, usePage } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'
import type { Account } from '#contract/books/accounts.ts'
import { accountPath } from '../paths.ts'

/** Names of accounts by code, in the language of the page. */
export function useAccountNames(accounts: readonly Account[]): Map<string, string> {
  const { language } = usePage()
  return new Map(accounts.map(({ code, name }) => [code, name[language] ?? '']))
}

/** Code and name of an account, leading to its page. */
export function AccountLink({ code, names }: { code: string; names: Map<string, string> }) {
  const { firm } = useFirm()
  return (
    <a className={text.link} href={accountPath(firm.firmId, code)}>
      {`${code} ${names.get(code) ?? ''}`}
    </a>
  )
}
