import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerEditor, type EditorState } from '#app/shell/documents/draft/answer-editor.server.ts'
import { cardOf, findParty, loadChoices } from '#app/shell/documents/draft/editor.server.ts'
import { previewPaper } from '#app/shell/documents/draft/preview-paper.server.ts'
import { takeTermsOf } from '#app/shell/documents/draft/take-party.server.ts'
import { CustomPart } from '#app/shell/documents/editor/custom-part.tsx'
import { EditorForm } from '#app/shell/documents/editor/editor-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { newDraft } from '../draft-of-quote.ts'
import { quoteKind, quoteLogoPath } from '../paths.ts'
import { quoteEditor, quoteKindOf } from '../quote-editor.server.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const [{ t, language }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const customerId = new URL(args.request.url).searchParams.get('customer')
  const [choices, { custom, kind }, customer] = await Promise.all([
    loadChoices(quoteEditor(), access, language, format.locale),
    quoteKindOf(access),
    findParty(access, customerId),
  ])
  const editor = quoteEditor(kind)
  const today = todayIn(choices.firm.timeZone)
  const blank = newDraft(choices.firm, customer, today, choices.usualTax)
  const request = { editor, access, choices }
  const draft = customer ? await takeTermsOf(request, blank, customer) : blank
  const paper = await previewPaper(editor, access, draft, format)
  const card = cardOf(customer)
  const state: EditorState = { draft, card, paper, version: '', isConflict: false }
  const head = pageMeta(args, { title: t('quotes')('new.title') })
  return { head, choices, state, custom }
}

export async function action(args: Args) {
  const access = await requireFirm(args)
  const { kind } = await quoteKindOf(access)
  const answer = await answerEditor(args, access, quoteEditor(kind))
  if (answer.to !== undefined) return redirectWithToast(args, answer.to, answer.toast)
  return data(answer.state, { status: answer.status })
}

export default function QuoteNewRoute() {
  const { choices, state, custom } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const t = useT('quotes')
  const { firm } = useFirm()
  return (
    <EditorForm
      kind={quoteKind}
      title={t('new.title')}
      sentence={t('new.sentence')}
      choices={choices}
      state={sent ?? state}
      isUnsaved={sent !== undefined}
      logoHref={quoteLogoPath(firm.firmId)}
      files={<CustomPart kind={quoteKind} custom={custom} state={sent ?? state} />}
    />
  )
}

export const meta = headOf

/** What was typed before a session ended is shown by the button that saves nothing. */
export const handle = { resumeIntent: 'preview' }
