import { Version } from '#contract/core/fields.ts'
import { attempt } from '../form/attempt.ts'
import type { Refusal } from '../form/parse-form.ts'
import type { Form } from '../form/read-form.ts'
import type { FirmAccess } from '../session/session.server.ts'
import type { AnyItem, AnyRegister } from './describe.ts'
import { finishIntent } from './form-values.ts'

/** What became of it: the intent that was done, why it was held, or what the API refused. */
type Finished = { done?: string; held?: string; refusal?: Refusal }

/**
 * Presses the main button of a record that was just made, where the form asked for both: nothing
 * where it did not, where the role may not, or where the record is better looked at first.
 */
export async function finishRecord(
  register: AnyRegister,
  access: FirmAccess,
  { id }: AnyItem,
  form: Form,
): Promise<Finished> {
  const finish = register.form?.finish
  if (!finish || form.intent !== finishIntent) return {}
  const record = await register.calls.get(access, id)
  const held = finish.holds?.(record)
  if (held) return { held }
  const action = register.actions?.find(
    ({ isMain, needs, isOffered }) => isMain && access.can(needs) && (isOffered?.(record) ?? true),
  )
  if (!action) return {}
  const { data } = form
  const idempotencyKey = form.idempotencyKey && `${form.idempotencyKey}-finish`
  const seen = { version: Version.safeParse(record.version).data, data }
  const options = idempotencyKey ? { idempotencyKey } : {}
  const { refusal } = await attempt(form, () => action.act(access, id, options, seen))
  return refusal ? { refusal } : { done: action.intent }
}
