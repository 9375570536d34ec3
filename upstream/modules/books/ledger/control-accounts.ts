import type { Reader } from '../../../firm/store.ts'
import { accountFor } from './account-reader.ts'

type ControlRoles = (reader: Reader) => readonly string[]

const found = import.meta.glob<{ controlRoles: ControlRoles }>('../../*/*/control-roles.ts', {
  eager: true,
})

/**
 * Codes of the accounts whose balance some module keeps in detail, such as open items or the value
 * of stock: only its own postings may move them, no entry by hand and no line of a bank. Each such
 * module names their roles in `control-roles.ts`.
 */
export function controlAccounts(reader: Reader): ReadonlySet<string> {
  const roles = Object.values(found).flatMap((module) => module.controlRoles(reader))
  return new Set(roles.map((role) => accountFor(reader, role)))
}
