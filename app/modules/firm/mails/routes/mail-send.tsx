import { useActionData, useLoaderData } from '@remix-run/react'
import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { mailKindText } from '#app/shell/mails/mail-words.ts'
import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { kindText } from '#app/shell/records/record-words.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { MailKindName, mailsContract, SendInput } from '#contract/firm/mails.ts'
import { MailPreviewPart } from '../components/mail-preview.tsx'
import { SendForm } from '../components/send-form.tsx'

const nothingTyped = { to: '', cc: '', subject: '', message: '' }

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const mail = { firmId: firm.firmId, ...mailOf(args) }
  const preview = await call(mailsContract.preview, { ...nothingTyped, ...mail })
  const title = t('mail')('send.title', {
    kind: mailKindText(t, mail.mailKind),
    title: preview.title,
  })
  return { head: pageMeta(args, { title }), title, preview }
}

/** Shows what would be sent as it is typed now, or sends it; the button says which. */
export async function action(args: Args) {
  const { call, firm, session } = await requireFirm(args)
  const { t } = await getVisit(args)
  const mail = { firmId: firm.firmId, ...mailOf(args) }
  const { path, isKept } = await call(mailsContract.preview, { ...nothingTyped, ...mail })
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(SendInput, form)
  if (refusal) return refuse(refusal)
  if (form.intent === 'preview') {
    const shown = await attempt(form, () => call(mailsContract.preview, { ...value, ...mail }))
    if (shown.refusal) return refuse(shown.refusal, shown.status)
    return { preview: shown.value, refusal: undefined }
  }
  const { idempotencyKey } = form
  const sent = await attempt(form, () =>
    call(mailsContract.send, { ...value, ...mail }, { idempotencyKey }),
  )
  if (sent.refusal) return refuse(sent.refusal, sent.status)
  const message = t('mail')(isKept || session.user.isDemo ? 'done.held' : 'done.sent')
  return redirectWithToast(args, `/firms/${firm.firmId}/${path}`, { type: 'success', message })
}

export default function MailSendRoute() {
  const { preview: first, title } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { texts } = usePage()
  const { firm } = useFirm()
  const t = useT('mail')
  const refusal = answer?.refusal
  const preview = (answer && 'preview' in answer ? answer.preview : undefined) ?? first
  const { to, cc, subject, message } = preview
  const typed = (name: string) => textAt(refusal?.values ?? {}, name)
  const values = refusal
    ? { to: typed('to'), cc: typed('cc'), subject: typed('subject'), message: typed('message') }
    : { to, cc, subject, message }
  const back = `/firms/${firm.firmId}/${first.path}`
  return (
    <>
      <PageHead
        title={title}
        sentence={t('send.sentence')}
        crumb={{ href: back, label: `${kindText(texts, first.recordKind)} ${first.title}` }}
      />
      <div className={styles.split}>
        <SendForm values={values} refusal={refusal} back={back} isKept={first.isKept} />
        <MailPreviewPart preview={preview} logoHref={`/firms/${firm.firmId}/logo`} />
      </div>
    </>
  )
}

/** @throws AppError not_found for what can be no mail */
function mailOf({ params, request }: Args) {
  const mailKind = MailKindName.safeParse(params.mailKind)
  const recordId = Id.safeParse(params.recordId)
  if (!mailKind.success || !recordId.success) throw new AppError('not_found', 'No such mail')
  const variant = (new URL(request.url).searchParams.get('variant') ?? '').slice(0, 200)
  return { mailKind: mailKind.data, recordId: recordId.data, variant }
}

export const meta = headOf
