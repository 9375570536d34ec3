import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerEditor, type EditorState } from '#app/shell/documents/draft/answer-editor.server.ts'
import { cardOf, findParty, loadChoices } from '#app/shell/documents/draft/editor.server.ts'
import { previewPaper } from '#app/shell/documents/draft/preview-paper.server.ts'
import { SavedEditor } from '#app/shell/documents/editor/saved-editor.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { salesOrdersContract } from '#contract/selling/sales-orders.ts'
import { draftOfOrder } from '../draft-of-order.ts'
import { salesOrderLogoPath, salesOrderPath } from '../paths.ts'
import { salesOrderEditor } from '../sales-order-editor.server.ts'
import { salesOrderKind } from '../sales-order-kind.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const [{ t, language }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const ids = {
    firmId: access.firm.firmId,
    salesOrderId: requireIdParam(args, 'salesOrderId'),
  }
  const [order, choices] = await Promise.all([
    access.call(salesOrdersContract.get, ids),
    loadChoices(salesOrderEditor, access, language, format.locale),
  ])
  if (order.state !== 'draft') {
    const message = t('sales-orders')('edit.fixed')
    const elsewhere = salesOrderPath(ids.firmId, order.id)
    throw await redirectWithToast(args, elsewhere, { type: 'info', message })
  }
  const card = cardOf(await findParty(access, order.customerId))
  const draft = draftOfOrder(order, format)
  const paper = await previewPaper(salesOrderEditor, access, draft, format)
  const state: EditorState = { draft, card, paper, version: '', isConflict: false }
  const title = t('sales-orders')('edit.title', { name: order.customerName })
  return { head: pageMeta(args, { title }), choices, order, state }
}

export async function action(args: Args) {
  const access = await requireFirm(args)
  const answer = await answerEditor(
    args,
    access,
    salesOrderEditor,
    requireIdParam(args, 'salesOrderId'),
  )
  if (answer.to !== undefined) return redirectWithToast(args, answer.to, answer.toast)
  return data(answer.state, { status: answer.status })
}

export default function OrderEditRoute() {
  const { choices, order, state } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const { firm } = useFirm()
  return (
    <SavedEditor
      kind={salesOrderKind}
      name={order.customerName}
      saved={order}
      choices={choices}
      state={state}
      sent={sent}
      logoHref={salesOrderLogoPath(firm.firmId)}
    />
  )
}

export const meta = headOf

/** What was typed before a session ended is shown by the button that saves nothing. */
export const handle = { resumeIntent: 'preview' }
