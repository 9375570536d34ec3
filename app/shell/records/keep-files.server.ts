import type { FieldProblem } from '#contract/core/errors.ts'
import { isKeepableFile } from '#contract/core/file-type.ts'
import { maxAttachmentMebibytes, recordsContract } from '#contract/firm/records.ts'
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

const mebibyte = 1024 * 1024

/**
 * What is wrong with the first of a form's files that the API would refuse, before anything is made
 * that they are to be kept with; undefined where all can be.
 */
export async function problemOfFiles(
  form: Form,
): Promise<{ problem: FieldProblem; status: 413 | 422 } | undefined> {
  const seen = new Set<string>()
  for (const file of filesOf(form)) {
    const { name, size } = file
    if (size > maxAttachmentMebibytes * mebibyte) {
      const params = { maximum: maxAttachmentMebibytes }
      return { problem: { key: 'fileTooLarge', params }, status: 413 }
    }
    if (size === 0) return { problem: { key: 'fileEmpty' }, status: 422 }
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (!isKeepableFile(name, bytes)) return { problem: { key: 'fileKind' }, status: 422 }
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toString()
    if (seen.has(digest)) {
      return { problem: { key: 'fileKeptAlready', params: { name } }, status: 422 }
    }
    seen.add(digest)
  }
  return undefined
}

function filesOf(form: Form): File[] {
  const { files } = form.data
  return Array.isArray(files) ? files.filter((file) => file instanceof File) : []
}
