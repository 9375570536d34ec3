import { useLoaderData } from '@remix-run/react'
import { refusalToast } from '#app/shell/documents/detail/refusal-toast.server.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { loadMails } from '#app/shell/mails/load-mails.server.ts'
import { RecordMail } from '#app/shell/mails/record-mail.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { RecordKind } from '#contract/firm/records.ts'
import { actOnMail } from '../record-mails-action.server.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { kind, id } = recordOf(args)
  const mails = await loadMails(access, kind, id)
  const { t } = await getVisit(args)
  return { head: pageMeta(args, { title: t('mail')('page', { title: mails.title }) }), mails }
}

/** Answers the forms of a record's mails, and goes back to its page. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const record = recordOf(args)
  const { path } = await loadMails(access, record.kind, record.id)
  const form = await readForm(args.request)
  const { t } = await getVisit(args)
  const to = `/firms/${access.firm.firmId}/${path}`
  try {
    const done = await actOnMail(access, record, form)
    return redirectWithToast(args, to, { type: 'success', message: t('mail')(`done.${done}`) })
  } catch (error) {
    return redirectWithToast(args, to, refusalToast(error, t, await getFormat(args)))
  }
}

export default function RecordMailsRoute() {
  const { mails } = useLoaderData<typeof loader>()
  const { firm } = useFirm()
  const t = useT('mail')
  return (
    <>
      <PageHead
        title={t('page', { title: mails.title })}
        crumb={{ href: `/firms/${firm.firmId}/${mails.path}`, label: mails.title }}
      />
      <RecordMail of={mails} />
    </>
  )
}

/** @throws AppError not_found for what can be no record */
function recordOf({ params }: Args): { kind: string; id: string } {
  const kind = RecordKind.safeParse(params.kind)
  const id = Id.safeParse(params.recordId)
  if (!kind.success || !id.success) throw new AppError('not_found', 'No such record')
  return { kind: kind.data, id: id.data }
}

export const meta = headOf
