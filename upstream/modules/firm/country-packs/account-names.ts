import type { AccountKind } from './account-kinds.ts'
import { balanceNames } from './account-names-balance.ts'
import { resultNames } from './account-names-result.ts'
import type { Texts } from './country-pack.ts'

/** What accountants of each language usually call an account; a country overrides where it differs. */
export const accountNames: Readonly<Record<AccountKind, Texts>> = {
  ...balanceNames,
  ...resultNames,
}
