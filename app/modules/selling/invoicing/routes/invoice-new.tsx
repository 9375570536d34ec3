import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerEditor, type EditorState } from '#app/shell/documents/draft/answer-editor.server.ts'
import type { Draft } from '#app/shell/documents/draft/draft.ts'
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
import { EditorFiles } from '../components/editor-files.tsx'
import { InstalmentsFold } from '../components/instalments-fold.tsx'
import { newDraft } from '../draft/draft-of-invoice.ts'
import { invoiceEditor, invoiceKindOf } from '../draft/invoice-editor.server.ts'
import { invoiceKind } from '../invoice-kind.ts'
import { logoPath } from '../paths.ts'

const titles = {
  '': { title: 'new.title', sentence: 'new.sentence' },
  deposit: { title: 'new.depositTitle', sentence: 'new.depositSentence' },
} as const

/** Whether the address asks for a deposit invoice. */
function purposeOf({ request }: Args): keyof typeof titles {
  return new URL(request.url).searchParams.get('purpose') === 'deposit' ? 'deposit' : ''
}

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const [{ t, language }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const customerId = new URL(args.request.url).searchParams.get('customer')
  const purpose = purposeOf(args)
  const [choices, { custom, kind }, customer] = await Promise.all([
    loadChoices(invoiceEditor(purpose), access, language, format.locale),
    invoiceKindOf(access),
    findParty(access, customerId),
  ])
  const editor = invoiceEditor(purpose, kind)
  const today = todayIn(choices.firm.timeZone)
  const blank = newDraft(choices.firm, customer, today, choices.usualTax)
  const request = { editor, access, choices }
  const termed = customer ? await takeTermsOf(request, blank, customer) : blank
  const draft = purpose === 'deposit' ? withPaid(args, termed, t('invoicing')('new.paid')) : termed
  const paper = await previewPaper(editor, access, draft, format)
  const card = cardOf(customer)
  const state: EditorState = { draft, card, paper, version: '', isConflict: false }
  const head = pageMeta(args, { title: t('invoicing')(titles[purpose].title) })
  return { head, choices, state, purpose, custom }
}

/** The money that came before the invoice, which then holds its tax. */
function withPaid({ request }: Args, draft: Draft, description: string): Draft {
  const { searchParams } = new URL(request.url)
  const unitPrice = searchParams.get('amount')?.slice(0, 30) ?? ''
  const [first] = draft.lines
  if (unitPrice === '' || !first) return draft
  const currency = searchParams.get('currency')?.slice(0, 3) || draft.currency
  return { ...draft, currency, priceMode: 'gross', lines: [{ ...first, description, unitPrice }] }
}

export async function action(args: Args) {
  const access = await requireFirm(args)
  const { kind } = await invoiceKindOf(access)
  const answer = await answerEditor(args, access, invoiceEditor(purposeOf(args), kind))
  if (answer.to !== undefined) return redirectWithToast(args, answer.to, answer.toast)
  return data(answer.state, { status: answer.status })
}

export default function InvoiceNewRoute() {
  const { choices, state, purpose, custom } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const t = useT('invoicing')
  const { firm } = useFirm()
  return (
    <EditorForm
      kind={invoiceKind}
      title={t(titles[purpose].title)}
      sentence={t(titles[purpose].sentence)}
      choices={choices}
      state={sent ?? state}
      isUnsaved={sent !== undefined}
      logoHref={logoPath(firm.firmId)}
      files={
        <>
          <CustomPart kind={invoiceKind} custom={custom} state={sent ?? state} />
          <InstalmentsFold state={sent ?? state} />
          <EditorFiles />
        </>
      }
    />
  )
}

export const meta = headOf

/** What was typed before a session ended is shown by the button that saves nothing. */
export const handle = { resumeIntent: 'preview' }
