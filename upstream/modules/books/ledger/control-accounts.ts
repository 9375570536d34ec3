import { hooks } from '../../../core/hooks.ts'
import type { Reader } from '../../../firm/store.ts'
import { accountFor } from './account-reader.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It keeps an account’s balance in detail. */
    controlRoles: ControlRoles
  }
}

type ControlRoles = (reader: Reader) => readonly string[]

/**
 * Codes of the accounts whose balance some module keeps in detail, such as open items or the value
 * of stock: only its own postings may move them, no entry by hand and no line of a bank. Each such
 * module names their roles in `control-roles.ts`.
 */
export function controlAccounts(reader: Reader): ReadonlySet<string> {
  const roles = hooks('controlRoles').flatMap((rolesOf) => rolesOf(reader))
  return new Set(roles.map((role) => accountFor(reader, role)))
}
