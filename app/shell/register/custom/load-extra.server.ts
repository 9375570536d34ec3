import type { FirmAccess } from '../../session/session.server.ts'
import type { AnyRegister, ListQuery } from '../describe.ts'
import { withCustomFields } from './custom-extra.ts'
import { withCustom } from './custom-fields.ts'
import { loadCustomFields } from './load-fields.ts'

/** What a register's pages need beside its rows: its own, and the fields that the firm added. */
export async function loadExtra(
  access: FirmAccess,
  register: AnyRegister,
  page: 'list' | 'record' | 'form',
  {
    query,
    record,
    linked,
  }: {
    query?: ListQuery
    record?: ReturnType<AnyRegister['calls']['get']>
    linked?: Readonly<Record<string, string>>
  } = {},
): Promise<unknown> {
  const [extra, custom] = await Promise.all([
    register.load?.(access, page, query, record, linked),
    loadCustomFields(access, register),
  ])
  return withCustomFields(extra, custom)
}

/** A register with the fields that the firm added to its records. */
export async function customised(access: FirmAccess, register: AnyRegister): Promise<AnyRegister> {
  return withCustom(register, withCustomFields(undefined, await loadCustomFields(access, register)))
}
