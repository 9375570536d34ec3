import { type AccountKind, accountKinds } from './account-kinds.ts'
import { accountNames } from './account-names.ts'
import { type AccountRole, type AccountSeed, accountRoles, type Texts } from './country-pack.ts'

/** A code of the country's chart, with the names in which it differs from the shared ones. */
export type ChartEntry = string | readonly [code: string, ownNames: Partial<Texts>]

type FurtherKind = Exclude<AccountKind, AccountRole>

export interface Chart {
  accounts: AccountSeed[]
  standardAccounts: Record<AccountRole, string>
}

/** Builds a chart, ordered by code: one account for every role, and what else the country keeps. */
export function chart(
  standard: Record<AccountRole, ChartEntry>,
  further: Partial<Record<FurtherKind, ChartEntry>>,
): Chart {
  const accounts = Object.entries({ ...standard, ...further })
    .filter((entry): entry is [AccountKind, ChartEntry] => isAccountKind(entry[0]))
    .map(([kind, entry]) => account(kind, entry))
    .sort((one, other) => (one.code < other.code ? -1 : 1))
  return { accounts, standardAccounts: codesByRole(accounts) }
}

function account(kind: AccountKind, entry: ChartEntry): AccountSeed {
  const [code, ownNames] = typeof entry === 'string' ? [entry, {}] : entry
  const [type, subtype] = accountKinds[kind]
  const seed = { code, name: { ...accountNames[kind], ...ownNames }, type, subtype }
  const role = accountRoles.find((name) => name === kind)
  return role ? { ...seed, role } : seed
}

function codesByRole(accounts: readonly AccountSeed[]): Record<AccountRole, string> {
  const codes: Partial<Record<AccountRole, string>> = {}
  for (const { role, code } of accounts) if (role) codes[role] = code
  if (!isComplete(codes)) throw new Error('A chart lacks an account for one of the roles')
  return codes
}

function isComplete(
  codes: Partial<Record<AccountRole, string>>,
): codes is Record<AccountRole, string> {
  return accountRoles.every((role) => codes[role] !== undefined)
}

function isAccountKind(kind: string): kind is AccountKind {
  return Object.hasOwn(accountKinds, kind)
}
