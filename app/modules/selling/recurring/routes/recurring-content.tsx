import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { InstalmentsFold, instalmentValues } from '#app/modules/selling/invoicing/index.ts'
import { answerEditor, type EditorState } from '#app/shell/documents/draft/answer-editor.server.ts'
import type { Draft } from '#app/shell/documents/draft/draft.ts'
import { draftOfDocument } from '#app/shell/documents/draft/draft-of-document.ts'
import { cardOf, findParty, loadChoices } from '#app/shell/documents/draft/editor.server.ts'
import { CustomPart } from '#app/shell/documents/editor/custom-part.tsx'
import { EditorForm } from '#app/shell/documents/editor/editor-form.tsx'
import type { Format } from '#app/shell/format.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { shownCustom } from '#app/shell/register/custom/typed-custom.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { periodNames } from '#contract/core/recurrence.ts'
import { type Recurring, recurringContract } from '#contract/selling/recurring.ts'
import { contentEditor, contentKindOf } from '../content-editor.server.ts'
import { recurringKind } from '../recurring-kind.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const [{ t, language }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const recurringId = requireIdParam(args, 'recurringId')
  const { firmId } = access.firm
  const [recurring, choices, { custom }] = await Promise.all([
    access.call(recurringContract.get, { firmId, recurringId }),
    loadChoices(contentEditor(), access, language, format.locale),
    contentKindOf(access),
  ])
  const card = cardOf(await findParty(access, recurring.customerId))
  const currency = access.firm.baseCurrency
  const own = shownCustom(recurring.content.custom, custom, { format, currency })
  const draft = draftOf(recurring, format, own)
  const state: EditorState = { draft, card, version: '', isConflict: false }
  const title = t('recurring')('edit.title', { name: recurring.name })
  return { head: pageMeta(args, { title }), choices, recurring, state, custom }
}

export async function action(args: Args) {
  const access = await requireFirm(args)
  const { kind } = await contentKindOf(access)
  const answer = await answerEditor(
    args,
    access,
    contentEditor(kind),
    requireIdParam(args, 'recurringId'),
  )
  if (answer.to !== undefined) return redirectWithToast(args, answer.to, answer.toast)
  return data(answer.state, { status: answer.status })
}

export default function RecurringContentRoute() {
  const { choices, recurring, state, custom } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const t = useT('recurring')
  const { id, version, name } = recurring
  const names = periodNames.map((one) => `{${one}}`).join(' ')
  return (
    <EditorForm
      kind={recurringKind}
      title={t('edit.title', { name })}
      sentence={t('edit.sentence', { names })}
      choices={choices}
      state={sent ?? state}
      saved={{ id, version, draft: state.draft }}
      isUnsaved={sent !== undefined}
      files={
        <>
          <CustomPart kind={recurringKind} custom={custom} state={sent ?? state} />
          <InstalmentsFold state={sent ?? state} />
        </>
      }
    />
  )
}

export const meta = headOf

function draftOf(
  { content }: Recurring,
  format: Format,
  custom: Readonly<Record<string, string>>,
): Draft {
  const { paymentTermsDays, purchaseOrder, customerId, lines, instalments } = content
  const parts = instalmentValues(instalments, format)
  const own = { paymentTermsDays: String(paymentTermsDays), purchaseOrder, ...parts, ...custom }
  const shown = { ...content, lines: lines.map((line) => ({ ...line, sku: '' })) }
  return draftOfDocument(shown, { partyId: customerId, own }, format)
}

/** What was typed before a session ended is shown by the button that saves nothing. */
export const handle = { resumeIntent: 'preview' }
