import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { mailboxContract } from '#contract/communication/mailbox-calls.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { beginAbout } from '../begin-about.server.ts'
import { DraftForm } from '../components/draft-form.tsx'
import { loadDraftMeans } from '../load-draft-means.server.ts'
import { loadBoxes } from '../load-frame.server.ts'
import { draftPath, mailPath } from '../paths.ts'
import { redirectAfterSave } from '../redirect-after-save.server.ts'
import { saveDraft } from '../save-draft.server.ts'

/** An empty mail. Nothing is kept of it before a button is pressed. */
export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { searchParams } = new URL(args.request.url)
  const [{ t }, { boxes, box }] = await Promise.all([
    getVisit(args),
    loadBoxes(access, searchParams.get('box') ?? undefined),
  ])
  const means = await loadDraftMeans(access, box.id, args.request.url)
  const sign = box.signature === '' ? '' : `\n\n-- \n${box.signature}`
  const to = (searchParams.get('to') ?? '').slice(0, 500)
  return {
    head: pageMeta(args, { title: t('mailbox')('menu.compose') }),
    boxes: boxes.filter(({ canWrite }) => canWrite),
    box,
    ...means,
    initial: { to, cc: '', bcc: '', subject: '', text: sign, isRich: false },
  }
}

export async function action(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const [{ timeZone }, form] = await Promise.all([getFormat(args), readForm(args.request)])
  if (form.intent === 'begin') return beginAbout(args, access, form)
  const mailboxId = Id.safeParse(form.data.mailboxId)
  if (!mailboxId.success) throw new AppError('malformed', 'No mailbox')
  const { idempotencyKey } = form
  const saved = await saveDraft(access, form, timeZone, () =>
    call(
      mailboxContract.addDraft,
      { firmId: firm.firmId, mailboxId: mailboxId.data },
      { idempotencyKey },
    ),
  )
  // What was typed is a draft by now, so the form comes back as that.
  const draftId = saved.draft?.id
  if (saved.refusal) return data({ refusal: saved.refusal, draftId }, { status: saved.status })
  return redirectAfterSave(args, access, form.intent, saved.draft, String(form.data.find ?? ''))
}

export default function ComposeRoute() {
  const { boxes, box, contacts, templateNames, found, initial } = useLoaderData<typeof loader>()
  const { refusal, draftId } = useActionData<typeof action>() ?? {}
  const t = useT('mailbox')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('menu.newMail')}
        crumb={{ href: mailPath(firm.firmId, { box: box.id }), label: t('menu.email') }}
      />
      <DraftForm
        initial={initial}
        contacts={contacts}
        templateNames={templateNames}
        found={found}
        refusal={refusal}
        boxes={draftId ? [] : boxes}
        action={draftId && draftPath(firm.firmId, draftId)}
        boxId={box.id}
        files={[]}
        draftId={draftId}
      />
    </>
  )
}

export const meta = headOf
