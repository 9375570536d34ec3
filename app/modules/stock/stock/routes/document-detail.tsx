import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { SheetRefusal } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { FactList, PageHead, Rules, RulesCell, Status } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { stockDocumentsContract } from '#contract/stock/stock-calls.ts'
import { loadStockChoices } from '../choices.ts'
import { DocumentActions } from '../components/document-actions.tsx'
import { DocumentLines } from '../components/document-lines.tsx'
import { LandedTable } from '../components/landed-table.tsx'
import { countPath, documentPath, documentsPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const stockDocumentId = requireIdParam(args, 'stockDocumentId')
  const { firmId } = access.firm
  const [document, { warehouses }, panels] = await Promise.all([
    access.call(stockDocumentsContract.get, { firmId, stockDocumentId }),
    loadStockChoices(access),
    loadPanels(access, 'stockDocument', stockDocumentId),
  ])
  return { head: pageMeta(args, { title: document.number }), document, warehouses, panels }
}

/** Gives up what is left of an open delivery. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const stockDocumentId = requireIdParam(args, 'stockDocumentId')
  const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  if (form.intent !== 'closeRest') throw new AppError('malformed', 'No intent')
  const ids = { firmId: firm.firmId, stockDocumentId }
  const result = await attempt(form, () =>
    call(stockDocumentsContract.closeRest, ids, { idempotencyKey: form.idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('stock')('detail.closeRestDone')
  return redirectWithToast(args, documentPath(firm.firmId, stockDocumentId), {
    type: 'success',
    message,
  })
}

export default function DocumentDetailRoute() {
  const { document, panels } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('stock')
  const { firm } = useFirm()
  const { number, state, kind } = document
  return (
    <>
      <PageHead
        title={number}
        mark={<Status kind={state === 'open' ? 'sent' : 'paid'}>{t(`state.${state}`)}</Status>}
        sentence={t(`kind.${kind}`)}
        crumb={{ href: documentsPath(firm.firmId), label: t('documents.list.title') }}
        actions={<DocumentActions document={document} />}
      />
      <SheetRefusal refusal={refusal} />
      <Rules>
        <DocumentFacts />
        <RulesCell title={t('form.lines')} isFlush>
          <DocumentLines document={document} />
        </RulesCell>
      </Rules>
      {document.landed.length > 0 && (
        <Rules>
          <RulesCell title={t(kind === 'receipt' ? 'landed.title' : 'landed.receipts')} isFlush>
            <LandedTable landed={document.landed} />
          </RulesCell>
        </Rules>
      )}
      <RecordPanels of={panels} />
    </>
  )
}

function DocumentFacts() {
  const { document, warehouses } = useLoaderData<typeof loader>()
  const t = useT('stock')
  const { date } = useFormat()
  const { kind, warehouseId, toWarehouseId, partner, reason, note, source } = document
  const nameOf = (id: string | null) => warehouses.find((one) => one.id === id)?.name ?? ''
  const isTransfer = kind === 'transfer'
  const facts = [
    { term: t('field.date'), value: date(document.date, 'long') },
    {
      term: t(isTransfer ? 'field.fromWarehouse' : 'field.warehouse'),
      value: nameOf(warehouseId),
    },
    { term: t('field.toWarehouse'), value: nameOf(toWarehouseId) },
    { term: t('field.partner'), value: partner },
    { term: t('field.reason'), value: kind === 'adjustment' ? t(`reason.${reason}`) : '' },
    { term: t('list.source'), value: source ? <SourceLink source={source} /> : '' },
    { term: t('list.createdBy'), value: document.createdByName },
    { term: t('field.note'), value: note },
  ]
  return (
    <RulesCell title={t('detail.facts')}>
      <FactList facts={facts.filter(({ value }) => value !== '')} />
    </RulesCell>
  )
}

type Source = { kind: string; id: string; number: string }

/** The invoice, the bill, the delivery or the count that caused a document. */
function SourceLink({ source: { kind, id, number } }: { source: Source }) {
  const { firm } = useFirm()
  const href =
    kind === 'invoice' || kind === 'bill'
      ? `/firms/${firm.firmId}/${kind}s/${id}`
      : kind === 'stockCount'
        ? countPath(firm.firmId, id)
        : documentPath(firm.firmId, id)
  return <a href={href}>{number}</a>
}

export const meta = headOf
