import { attempt } from '#app/shell/form/attempt.ts'
import { type Refusal, refusalOf } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { DraftInput, type MailDraft } from '#contract/communication/mailbox.ts'
import { mailboxContract } from '#contract/communication/mailbox-calls.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import { instantOf } from '#contract/core/zoned-time.ts'

type Saved =
  | { draft: MailDraft; refusal?: undefined; status?: undefined }
  | { draft?: MailDraft; refusal: Refusal; status: number }

/** The field that a found person is put into, with that person; nothing for other buttons. */
function withPerson({ intent, data }: Form): Record<string, string> {
  const [, field = '', person = ''] = /^add:(to|cc|bcc):(.{1,500})$/u.exec(intent) ?? []
  if (field === '') return {}
  const before = String(data[field] ?? '').replace(/[\s,;]+$/, '')
  return { [field]: before === '' ? person : `${before}, ${person}` }
}

/**
 * Keeps what was typed as a draft, with a file where one was chosen, and has it leave where the button
 * says so. What was typed is kept, whatever is wrong with it.
 * @param get the draft that is written on, or a new one
 */
export async function saveDraft(
  { call, firm }: FirmAccess,
  form: Form,
  timeZone: string,
  get: () => Promise<MailDraft>,
): Promise<Saved> {
  const { firmId } = firm
  const input = DraftInput.safeParse({ ...form.data, ...withPerson(form) })
  if (!input.success) {
    const refusal = { values: form.values, problems: fieldProblems(input.error) }
    return { refusal, status: 422 }
  }
  const saved = await attempt(form, async () => {
    const { id: mailDraftId } = await get()
    return call(mailboxContract.updateDraft, { ...input.data, firmId, mailDraftId })
  })
  if (saved.refusal) return saved
  const draft = saved.value
  const ids = { firmId, mailDraftId: draft.id }
  try {
    const { file } = form.data
    if (file instanceof File) await call(mailboxContract.addDraftFile, { ...ids, file })
    const [, fileId] = /^removeFile:(\w{26})$/.exec(form.intent) ?? []
    if (fileId) await call(mailboxContract.removeDraftFile, { ...ids, mailFileId: fileId })
    if (form.intent === 'template') {
      const name = String(form.data.template ?? '').slice(0, 60)
      return { draft: await call(mailboxContract.useTemplate, { ...ids, name }) }
    }
    const [, kind, id] = /^attachRecord:(\w{1,40}):(\w{26})$/.exec(form.intent) ?? []
    if (kind && id) {
      return { draft: await call(mailboxContract.attachRecord, { ...ids, record: { kind, id } }) }
    }
    if (form.intent === 'send') return { draft: await call(mailboxContract.send, ids) }
    if (form.intent === 'later') {
      const local = String(form.data.sendAt ?? '')
      const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)
      // What is no time is refused as one that is over.
      const sendAt = isTime ? instantOf(local, timeZone) : new Date(0).toISOString()
      return { draft: await call(mailboxContract.send, { ...ids, sendAt }) }
    }
    return { draft }
  } catch (error) {
    return { draft, ...refusalOf(error, form) }
  }
}
