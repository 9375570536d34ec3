import type { Account } from '#contract/books/accounts.ts'

/** Accounts as a tree is read: each before those under it, otherwise in their order. */
export function inTreeOrder(accounts: readonly Account[]): { account: Account; depth: number }[] {
  const codes = new Set(accounts.map(({ code }) => code))
  const under = (parent: string | null, depth: number): { account: Account; depth: number }[] =>
    accounts
      .filter(
        (one) => (one.parent !== null && codes.has(one.parent) ? one.parent : null) === parent,
      )
      .flatMap((account) => [{ account, depth }, ...under(account.code, depth + 1)])
  return under(null, 0)
}
