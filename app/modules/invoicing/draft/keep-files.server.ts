import { attempt } from '#app/shell/form/attempt.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { invoicesContract } from '#contract/invoices.ts'

type Place = { call: FirmAccess['call']; firmId: string }

/** Keeps the chosen files with a document and gives the names of those the API refused. */
export async function keepFiles(
  { call, firmId }: Place,
  invoiceId: string,
  form: Form,
): Promise<string[]> {
  const lost: string[] = []
  for (const [at, file] of filesOf(form).entries()) {
    const idempotencyKey = form.idempotencyKey && `${form.idempotencyKey}-${at}`
    const kept = await attempt(form, () =>
      call(invoicesContract.addAttachment, { firmId, invoiceId, file }, { idempotencyKey }),
    )
    if (kept.refusal) lost.push(file.name)
  }
  return lost
}

function filesOf(form: Form): File[] {
  const { files } = form.data
  return Array.isArray(files) ? files.filter((file) => file instanceof File) : []
}
