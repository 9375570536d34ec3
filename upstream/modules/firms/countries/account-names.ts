import type { AccountKind } from './account-kinds'
import { balanceNames } from './account-names-balance'
import { resultNames } from './account-names-result'
import type { Texts } from './country-pack'

/** What accountants of each language usually call an account; a country overrides where it differs. */
export const accountNames: Readonly<Record<AccountKind, Texts>> = {
  ...balanceNames,
  ...resultNames,
}
