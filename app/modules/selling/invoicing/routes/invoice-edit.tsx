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
import { invoicesContract } from '#contract/selling/invoices.ts'
import { EditorFiles } from '../components/editor-files.tsx'
import { InstalmentsFold } from '../components/instalments-fold.tsx'
import { idOf } from '../document.server.ts'
import { draftOfInvoice } from '../draft/draft-of-invoice.ts'
import { invoiceEditor, invoiceKindOf } from '../draft/invoice-editor.server.ts'
import { invoiceKind } from '../invoice-kind.ts'
import { invoicePath, logoPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const [{ t, language }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const ids = { firmId: access.firm.firmId, invoiceId: idOf(args) }
  const [invoice, choices, { custom, kind }] = await Promise.all([
    access.call(invoicesContract.get, ids),
    loadChoices(invoiceEditor(''), access, language, format.locale),
    invoiceKindOf(access),
  ])
  const message = t('invoicing')('edit.fixed')
  const elsewhere = invoicePath(ids.firmId, invoice.id)
  if (invoice.state !== 'draft')
    throw await redirectWithToast(args, elsewhere, { type: 'info', message })
  const card = cardOf(await findParty(access, invoice.customerId))
  const currency = access.firm.baseCurrency
  const own = shownCustom(invoice.custom, custom, { format, currency })
  const draft = draftOfInvoice(invoice, format, own)
  const editor = invoiceEditor(invoice.purpose, kind)
  const paper = await previewPaper(editor, access, draft, format)
  const state: EditorState = { draft, card, paper, version: '', isConflict: false }
  const head = pageMeta(args, {
    title: t('invoicing')('edit.title', { name: invoice.customerName }),
  })
  // A quote's rounding stays with the draft, whatever the firm does by now.
  const { taxRounding } = invoice
  return {
    head,
    choices: { ...choices, firm: { ...choices.firm, taxRounding } },
    invoice,
    state,
    custom,
  }
}

export async function action(args: Args) {
  const access = await requireFirm(args)
  const invoiceId = idOf(args)
  const { purpose } = await access.call(invoicesContract.get, {
    firmId: access.firm.firmId,
    invoiceId,
  })
  const { kind } = await invoiceKindOf(access)
  const answer = await answerEditor(args, access, invoiceEditor(purpose, kind), invoiceId)
  if (answer.to !== undefined) return redirectWithToast(args, answer.to, answer.toast)
  return data(answer.state, { status: answer.status })
}

export default function InvoiceEditRoute() {
  const { choices, invoice, state, custom } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const { firm } = useFirm()
  return (
    <SavedEditor
      kind={invoiceKind}
      name={invoice.customerName}
      saved={invoice}
      choices={choices}
      state={state}
      sent={sent}
      logoHref={logoPath(firm.firmId)}
      files={
        <>
          <CustomPart kind={invoiceKind} custom={custom} state={sent ?? state} />
          <InstalmentsFold state={sent ?? state} />
          <EditorFiles saved={invoice} />
        </>
      }
    />
  )
}

export const meta = headOf

/** What was typed before a session ended is shown by the button that saves nothing. */
export const handle = { resumeIntent: 'preview' }
