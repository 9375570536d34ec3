import { customFieldsContract } from '#contract/firm/custom-fields.ts'
import { membersContract } from '#contract/firm/members.ts'
import type { FirmAccess } from '../../session/session.server.ts'
import type { AnyRegister } from '../describe.ts'
import { type CustomFields, customKindOf } from './custom-extra.ts'

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
