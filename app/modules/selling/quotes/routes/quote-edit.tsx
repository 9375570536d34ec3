import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerEditor, type EditorState } from '#app/shell/documents/draft/answer-editor.server.ts'
import { cardOf, findParty, loadChoices } from '#app/shell/documents/draft/editor.server.ts'
import { previewPaper } from '#app/shell/documents/draft/preview-paper.server.ts'
import { CustomPart } from '#app/shell/documents/editor/custom-part.tsx'
import { SavedEditor } from '#app/shell/documents/editor/saved-editor.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { shownCustom } from '#app/shell/register/custom/typed-custom.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { quotesContract } from '#contract/selling/quotes.ts'
import { draftOfQuote } from '../draft-of-quote.ts'
import { quoteKind, quoteLogoPath, quotePath } from '../paths.ts'
import { idOf } from '../quote.server.ts'
import { quoteEditor, quoteKindOf } from '../quote-editor.server.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const [{ t, language }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const ids = { firmId: access.firm.firmId, quoteId: idOf(args) }
  const [quote, choices, { custom, kind }] = await Promise.all([
    access.call(quotesContract.get, ids),
    loadChoices(quoteEditor(), access, language, format.locale),
    quoteKindOf(access),
  ])
  const message = t('quotes')('edit.fixed')
  const elsewhere = quotePath(ids.firmId, quote.id)
  if (quote.state !== 'draft')
    throw await redirectWithToast(args, elsewhere, { type: 'info', message })
  const card = cardOf(await findParty(access, quote.customerId))
  const currency = access.firm.baseCurrency
  const draft = draftOfQuote(quote, format, shownCustom(quote.custom, custom, { format, currency }))
  const paper = await previewPaper(quoteEditor(kind), access, draft, format)
  const state: EditorState = { draft, card, paper, version: '', isConflict: false }
  const head = pageMeta(args, { title: t('quotes')('edit.title', { name: quote.customerName }) })
  return { head, choices, quote, state, custom }
}

export async function action(args: Args) {
  const access = await requireFirm(args)
  const { kind } = await quoteKindOf(access)
  const answer = await answerEditor(args, access, quoteEditor(kind), idOf(args))
  if (answer.to !== undefined) return redirectWithToast(args, answer.to, answer.toast)
  return data(answer.state, { status: answer.status })
}

export default function QuoteEditRoute() {
  const { choices, quote, state, custom } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const { firm } = useFirm()
  return (
    <SavedEditor
      kind={quoteKind}
      name={quote.customerName}
      saved={quote}
      choices={choices}
      state={state}
      sent={sent}
      logoHref={quoteLogoPath(firm.firmId)}
      files={<CustomPart kind={quoteKind} custom={custom} state={sent ?? state} />}
    />
  )
}

export const meta = headOf

/** What was typed before a session ended is shown by the button that saves nothing. */
export const handle = { resumeIntent: 'preview' }
