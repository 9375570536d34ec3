import { useActionData, useLoaderData } from '@remix-run/react'
import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { MailPreviewPart } from '#app/shell/documents/mail/mail-preview.tsx'
import { SendForm } from '#app/shell/documents/mail/send-form.tsx'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirmPermission } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/errors.ts'
import { SendInput } from '#contract/invoice-mail.ts'
import { quotesContract } from '#contract/quotes.ts'
import { quoteLogoPath, quotePath } from '../paths.ts'
import { idOf } from '../quote.server.ts'

const nothingTyped = { to: '', cc: '', subject: '', message: '' }

export async function loader(args: Args) {
  const { firm, call } = await requireFirmPermission(args, 'quote:edit')
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, quoteId: idOf(args) }
  const quote = await call(quotesContract.get, ids)
  if (!quote.actions.includes('send')) throw new AppError('conflict', 'It cannot be sent')
  const preview = await call(quotesContract.previewMail, { ...nothingTyped, ...ids })
  const title = t('quotes')('send.title', { number: quote.number })
  return { head: pageMeta(args, { title }), quote, preview }
}

/** Shows what would be sent as it is typed now, or sends it; the button says which. */
export async function action(args: Args) {
  const { firm, call, session } = await requireFirmPermission(args, 'quote:edit')
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(SendInput, form)
  if (refusal) return refuse(refusal)
  const ids = { firmId: firm.firmId, quoteId: idOf(args) }
  if (form.intent === 'preview') {
    const shown = await attempt(form, () => call(quotesContract.previewMail, { ...value, ...ids }))
    if (shown.refusal) return refuse(shown.refusal, shown.status)
    return { preview: shown.value, refusal: undefined }
  }
  const { idempotencyKey } = form
  const sent = await attempt(form, () =>
    call(quotesContract.send, { ...value, ...ids }, { idempotencyKey }),
  )
  if (sent.refusal) return refuse(sent.refusal, sent.status)
  const { number } = sent.value
  const message = t('quotes')(session.user.isDemo ? 'done.held' : 'done.sent', { number })
  const to = quotePath(firm.firmId, ids.quoteId)
  return redirectWithToast(args, to, { type: 'success', message })
}

export default function QuoteSendRoute() {
  const { quote, preview: first } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { firm } = useFirm()
  const t = useT('quotes')
  const refusal = answer?.refusal
  const preview = (answer && 'preview' in answer ? answer.preview : undefined) ?? first
  const { to, cc, subject, message } = preview
  const typed = (name: string) => textAt(refusal?.values ?? {}, name)
  const values = refusal
    ? { to: typed('to'), cc: typed('cc'), subject: typed('subject'), message: typed('message') }
    : { to, cc, subject, message }
  const back = quotePath(firm.firmId, quote.id)
  return (
    <>
      <PageHead
        title={t('send.title', { number: quote.number })}
        sentence={t('send.sentence', { name: quote.customerName })}
        crumb={{ href: back, label: quote.number ?? '' }}
      />
      <div className={styles.split}>
        <SendForm values={values} refusal={refusal} back={back} />
        <MailPreviewPart
          preview={preview}
          name={quote.customerName}
          logoHref={quoteLogoPath(firm.firmId)}
        />
      </div>
    </>
  )
}

export const meta = headOf
