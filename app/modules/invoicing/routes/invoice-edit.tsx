import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirmPermission } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { invoicesContract } from '#contract/invoices.ts'
import { DraftPreview } from '../components/editor/draft-preview.tsx'
import { EditorForm } from '../components/editor/editor-form.tsx'
import { idOf } from '../document.server.ts'
import { answerEditor, type EditorState } from '../draft/answer-editor.server.ts'
import { draftOfInvoice } from '../draft/draft-of-invoice.ts'
import { cardOf, findCustomer, loadChoices } from '../draft/editor.server.ts'
import { invoicePath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirmPermission(args, 'invoice:edit')
  const [{ t, language }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const ids = { firmId: access.firm.firmId, invoiceId: idOf(args) }
  const [invoice, paper, choices] = await Promise.all([
    access.call(invoicesContract.get, ids),
    access.call(invoicesContract.paper, ids),
    loadChoices(access, language, format.locale),
  ])
  const message = t('invoicing')('edit.fixed')
  const elsewhere = invoicePath(ids.firmId, invoice.id)
  if (invoice.state !== 'draft')
    throw await redirectWithToast(args, elsewhere, { type: 'info', message })
  const card = cardOf(await findCustomer(access, invoice.customerId))
  const draft = draftOfInvoice(invoice, format)
  const state: EditorState = { draft, card, version: '', isConflict: false }
  const head = pageMeta(args, {
    title: t('invoicing')('edit.title', { name: invoice.customerName }),
  })
  return { head, choices, invoice, paper, state }
}

export async function action(args: Args) {
  const access = await requireFirmPermission(args, 'invoice:edit')
  const answer = await answerEditor(args, access, idOf(args))
  if (answer.to !== undefined) return redirectWithToast(args, answer.to, answer.toast)
  return data(answer.state, { status: answer.status })
}

export default function InvoiceEditRoute() {
  const { choices, invoice, paper, state } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const t = useT('invoicing')
  const { dateTime } = useFormat()
  return (
    <EditorForm
      title={t('edit.title', { name: invoice.customerName })}
      sentence={sent ? t('edit.unsaved') : t('edit.savedAt', { time: dateTime(invoice.updatedAt) })}
      choices={choices}
      state={sent ?? state}
      saved={invoice}
      isUnsaved={sent !== undefined}
      preview={<DraftPreview paper={paper} />}
    />
  )
}

export const meta = headOf
