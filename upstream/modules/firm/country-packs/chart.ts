import { type AccountKind, accountKinds, accountNames } from './account-kinds.ts'
import {
  type AccountRole,
  type AccountSeed,
  type AccountType,
  accountRoles,
  type Texts,
} from './country-pack.ts'

/**
 * A code of the country's chart, with the names in which it differs from the shared ones, and its
 * type where the country counts it elsewhere.
 */
export type ChartEntry =
  | string
  | readonly [code: string, ownNames: Partial<Texts>, ownType?: AccountType]

type Entries = Partial<Record<AccountKind, ChartEntry>>

export interface Chart {
  accounts: AccountSeed[]
  standardAccounts: Record<AccountRole, string>
}

/**
 * Builds a chart, ordered by code: one account for every role, what else the country keeps, and
 * accounts that no other country has. @throws Error when a role has no account
 */
export function chart(
  standard: Entries,
  further: Entries,
  own: readonly AccountSeed[] = [],
): Chart {
  const accounts = Object.entries({ ...standard, ...further })
    .filter((entry): entry is [AccountKind, ChartEntry] => isAccountKind(entry[0]))
    .map(([kind, entry]) => account(kind, entry))
    .concat(own)
    .sort((one, other) => (one.code < other.code ? -1 : 1))
  return { accounts, standardAccounts: codesByRole(accounts) }
}

/** An account that only one country keeps, under its names in every language. */
export function ownAccount(
  code: string,
  type: AccountType,
  subtype: string,
  [en, de, it, ru, es]: readonly [en: string, de: string, it: string, ru: string, es: string],
): AccountSeed {
  return { code, name: { en, de, it, ru, es }, type, subtype }
}

function account(kind: AccountKind, entry: ChartEntry): AccountSeed {
  const [code, ownNames, ownType] = typeof entry === 'string' ? [entry, {}] : entry
  const [type, subtype] = accountKinds[kind]
  const seed = {
    code,
    name: { ...accountNames[kind], ...ownNames },
    type: ownType ?? type,
    subtype,
  }
  const role = accountRoles.find((name) => name === kind)
  return role ? { ...seed, role } : seed
}

function codesByRole(accounts: readonly AccountSeed[]): Record<AccountRole, string> {
  const codes: Partial<Record<AccountRole, string>> = {}
  for (const { role, code } of accounts) if (role && isShared(role)) codes[role] = code
  if (!isComplete(codes)) throw new Error('A chart lacks an account for one of the roles')
  return codes
}

function isShared(role: string): role is AccountRole {
  return accountRoles.some((name) => name === role)
}

function isComplete(
  codes: Partial<Record<AccountRole, string>>,
): codes is Record<AccountRole, string> {
  return accountRoles.every((role) => codes[role] !== undefined)
}

function isAccountKind(kind: string): kind is AccountKind {
  return Object.hasOwn(accountKinds, kind)
}
