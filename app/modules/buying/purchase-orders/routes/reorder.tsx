import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { rowsAt, textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead } from '#app/ui/index.ts'
import { purchaseOrdersContract, ReorderInput } from '#contract/buying/purchase-orders.ts'
import { ReorderItems } from '../components/reorder-items.tsx'
import { purchaseOrdersPath } from '../paths.ts'

const formId = 'reorder-form'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const inFirm = { firmId: firm.firmId }
  const [{ t }, { rows }, { suppliers }] = await Promise.all([
    getVisit(args),
    call(purchaseOrdersContract.listReorder, inFirm),
    call(purchaseOrdersContract.choices, inFirm),
  ])
  const head = pageMeta(args, { title: t('purchase-orders')('reorder.title') })
  return { head, rows, suppliers }
}

/** Makes a draft for each supplier of the items whose supplier is named. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const decimals = ['items.*.quantity', 'items.*.unitPrice']
  const form = await readForm(args.request, { decimals, locale })
  const items = rowsAt(form.values, 'items').map((_, at) => ({
    itemId: textAt(form.data, `items.${at}.itemId`),
    supplierName: textAt(form.data, `items.${at}.supplierName`),
    quantity: textAt(form.data, `items.${at}.quantity`),
    unit: textAt(form.data, `items.${at}.unit`),
    unitPrice: textAt(form.data, `items.${at}.unitPrice`),
  }))
  const places = items.flatMap(({ supplierName }, at) => (supplierName === '' ? [] : [at]))
  const chosen = places.flatMap((at) => items[at] ?? [])
  const { value, refusal } = parseForm(ReorderInput, form, { items: chosen })
  if (refusal) return refuse({ ...refusal, problems: atPlaces(refusal.problems, places) })
  const { firmId } = firm
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(purchaseOrdersContract.reorder, { ...value, firmId }, { idempotencyKey }),
  )
  if (result.refusal) {
    const problems = atPlaces(result.refusal.problems, places)
    return refuse({ ...result.refusal, problems }, result.status)
  }
  const message = t('purchase-orders')('reorder.done', { count: result.value.ids.length })
  const to = `${purchaseOrdersPath(firmId)}?tab=draft`
  return redirectWithToast(args, to, { type: 'success', message })
}

/** Problems of the items that were sent on, at the fields of the page. */
function atPlaces<Problem>(
  problems: Record<string, Problem>,
  places: readonly number[],
): Record<string, Problem> {
  return Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [
      path.replace(/^items\.(\d+)\./, (_, at) => `items.${places[Number(at)] ?? at}.`),
      problem,
    ]),
  )
}

export default function ReorderRoute() {
  const { rows, suppliers } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('purchase-orders')
  const { number, numberInput } = useFormat()
  const { firm } = useFirm()
  const back = purchaseOrdersPath(firm.firmId)
  const labels = Object.fromEntries(
    rows.flatMap(({ unit, orderUnit, unitSize }, at) => [
      [`items.${at}.supplierName`, t('list.supplier')],
      [
        `items.${at}.quantity`,
        unitSize === '1'
          ? t('row.lines.quantity')
          : t('reorder.inUnit', {
              label: t('row.lines.quantity'),
              unit: orderUnit,
              size: number(unitSize),
              own: unit,
            }),
      ],
      [`items.${at}.unitPrice`, t('row.lines.unitPrice')],
    ]),
  )
  const initial = {
    items: rows.map(({ supplierName, quantity, unitPrice }) => ({
      supplierName,
      quantity: numberInput(quantity),
      unitPrice: unitPrice && numberInput(unitPrice),
    })),
  }
  return (
    <>
      <PageHead
        title={t('reorder.title')}
        sentence={t('reorder.sentence')}
        crumb={{ href: back, label: t('list.title') }}
      />
      {rows.length === 0 ? (
        <Empty title={t('reorder.none')}>{t('reorder.noneWords')}</Empty>
      ) : (
        <PageForm
          id={formId}
          refusal={refusal}
          initial={initial}
          labels={labels}
          submit={t('reorder.submit')}
          cancelHref={back}
        >
          <ReorderItems rows={rows} suppliers={suppliers} />
        </PageForm>
      )}
    </>
  )
}

export const meta = headOf
