import { customFieldsContract } from '#contract/custom-fields.ts'
import { membersContract } from '#contract/members.ts'
import type { FirmAccess } from '../../session/session.server.ts'
import type { AnyRegister, ListQuery } from '../describe.ts'
import { type CustomFields, customKindOf, withCustomFields } from './custom-extra.ts'
import { withCustom } from './custom-fields.ts'

/** What a register's pages need beside its rows: its own, and the fields that the firm added. */
export async function loadExtra(
  access: FirmAccess,
  register: AnyRegister,
  page: 'list' | 'record' | 'form',
  query?: ListQuery,
): Promise<unknown> {
  const [extra, custom] = await Promise.all([
    register.load?.(access, page, query),
    loadCustomFields(access, register),
  ])
  return withCustomFields(extra, custom)
}

/** A register with the fields that the firm added to its records. */
export async function customised(access: FirmAccess, register: AnyRegister): Promise<AnyRegister> {
  return withCustom(register, withCustomFields(undefined, await loadCustomFields(access, register)))
}

/** The fields that the firm added to the records of a register; undefined where there are none. */
export async function loadCustomFields(
  { call, firm: { firmId } }: FirmAccess,
  register: Pick<AnyRegister, 'recordKind'>,
): Promise<CustomFields | undefined> {
  const kind = customKindOf(register)
  if (!kind) return undefined
  const { rows: fields } = await call(customFieldsContract.ofKind, { firmId, kind })
  if (fields.length === 0) return undefined
  const hasPeople = fields.some(({ type }) => type === 'person')
  return { fields, people: hasPeople ? await call(membersContract.listNames, { firmId }) : [] }
}
