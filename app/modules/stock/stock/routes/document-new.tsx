import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { StockDocumentInput, StockListQuery } from '#contract/stock/stock.ts'
import { stockContract } from '#contract/stock/stock-calls.ts'
import { loadStockChoices } from '../choices.ts'
import { DocumentForm } from '../components/document-form.tsx'
import { lineDecimals, withMoreRows } from '../document-values.ts'
import { documentPath, stockPath } from '../paths.ts'
import { saveDocument } from '../save-document.server.ts'

const Query = z.object({
  kind: StockDocumentInput.shape.kind.default('receipt'),
  item: z.string().max(200).default(''),
})

/** As many items are offered while a code is typed; any other may be typed all the same. */
const offered = 300

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, { timeZone }] = await Promise.all([getVisit(args), getFormat(args)])
  const { kind, item } = readListQuery(Query, args.request)
  const { firmId } = access.firm
  const [{ warehouses }, { rows }] = await Promise.all([
    loadStockChoices(access),
    access.call(stockContract.rows, { ...StockListQuery.parse({}), firmId, size: offered }),
  ])
  const initial = {
    date: todayIn(timeZone),
    warehouseId: warehouses[0]?.id ?? '',
    partner: '',
    note: '',
    toWarehouseId: warehouses[1]?.id ?? '',
    isOnItsWay: '',
    reason: 'other',
    lines:
      item === '' ? [] : [{ item, quantity: '', unit: '', unitCost: '', codes: '', expires: '' }],
  }
  const items = rows.map(({ name, sku, isKit, tracking }) => ({ name, sku, isKit, tracking }))
  const head = pageMeta(args, { title: t('stock')(`form.title.${kind}`) })
  return { head, kind, initial, warehouses, items }
}

/** Saves, or shows the form again with more rows, with what is wrong or what it would change. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: lineDecimals, locale })
  if (form.intent === 'more') {
    const refusal = { values: withMoreRows(form.values), problems: {} }
    return data({ refusal, changes: [] }, { status: 200 })
  }
  const outcome = await saveDocument(access, form)
  if (outcome.refusal) {
    const { refusal, changes, status } = outcome
    return changes.length > 0 ? data({ refusal, changes }, { status }) : refuse(refusal, status)
  }
  const { id, number } = outcome.document
  return redirectWithToast(args, documentPath(access.firm.firmId, id), {
    type: 'success',
    message: t('stock')('form.done', { number }),
  })
}

export default function DocumentNewRoute() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT('stock')
  const { firm } = useFirm()
  const { kind, initial, warehouses, items } = view
  const changes = answer && 'changes' in answer ? answer.changes : []
  return (
    <>
      <PageHead
        title={t(`form.title.${kind}`)}
        crumb={{ href: stockPath(firm.firmId), label: t('list.title') }}
      />
      <DocumentForm
        kind={kind}
        initial={initial}
        warehouses={warehouses}
        items={items}
        changes={changes}
        refusal={answer?.refusal}
      />
    </>
  )
}

export const meta = headOf
