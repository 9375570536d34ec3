import { recordsContract } from '#contract/records.ts'
import { attempt } from '../form/attempt.ts'
import type { Refusal } from '../form/parse-form.ts'
import type { Form } from '../form/read-form.ts'
import type { FirmAccess } from '../session/session.server.ts'

type Lost = { name: string; refusal: Refusal; status: number }

/**
 * Keeps the files of a form's field `files` with a record, and gives those that the API refused.
 * The form is read with `lists: ['files']`.
 */
export async function keepFiles(
  { call, firm }: Pick<FirmAccess, 'call' | 'firm'>,
  { kind, id: recordId }: { kind: string; id: string },
  form: Form,
): Promise<Lost[]> {
  const lost: Lost[] = []
  for (const [at, file] of filesOf(form).entries()) {
    const idempotencyKey = form.idempotencyKey && `${form.idempotencyKey}-${at}`
    const ids = { firmId: firm.firmId, kind, recordId }
    const kept = await attempt(form, () =>
      call(recordsContract.addAttachment, { ...ids, file }, { idempotencyKey }),
    )
    if (kept.refusal) lost.push({ name: file.name, ...kept })
  }
  return lost
}

function filesOf(form: Form): File[] {
  const { files } = form.data
  return Array.isArray(files) ? files.filter((file) => file instanceof File) : []
}
