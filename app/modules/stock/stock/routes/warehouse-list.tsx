import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import { SheetRefusal } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { type FirmAccess, requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { StockSettings, WarehouseInput, warehousesContract } from '#contract/stock/warehouses.ts'
import {
  NewWarehouse,
  StockSettingsForm,
  useSettingLabels,
  useWarehouseLabels,
} from '../components/warehouse-form.tsx'
import { WarehouseTable } from '../components/warehouse-table.tsx'
import { stockPath, warehousesPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { rows, settings } = await call(warehousesContract.list, { firmId: firm.firmId })
  const head = pageMeta(args, { title: t('stock')('warehouses.title') })
  return { head, warehouses: rows, settings }
}

/** Adds a warehouse, changes which is the usual one, or how the firm keeps its stock. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  const result = await act(access, form)
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, warehousesPath(access.firm.firmId), {
    type: 'success',
    message: t('stock')('warehouses.done'),
  })
}

async function act({ call, firm: { firmId } }: FirmAccess, form: Form) {
  const { intent, data, idempotencyKey } = form
  const warehouse = { firmId, warehouseId: textAt(data, 'warehouseId') }
  switch (intent) {
    case 'add': {
      const { value, refusal } = parseForm(WarehouseInput, form)
      if (refusal) return { refusal, status: 422 }
      return attempt(form, () =>
        call(warehousesContract.create, { ...value, firmId }, { idempotencyKey }),
      )
    }
    case 'settings': {
      const allowsNegative = textAt(data, 'allowsNegative') === '1'
      const asksBeyondStock = textAt(data, 'asksBeyondStock') === '1'
      const given = { allowsNegative, asksBeyondStock }
      const { value, refusal } = parseForm(StockSettings, form, given)
      if (refusal) return { refusal, status: 422 }
      return attempt(form, () => call(warehousesContract.saveSettings, { ...value, firmId }))
    }
    case 'makeUsual':
      return attempt(form, () => call(warehousesContract.makeUsual, warehouse))
    case 'archive':
      return attempt(form, () => call(warehousesContract.archive, warehouse))
    case 'restore':
      return attempt(form, () => call(warehousesContract.restore, warehouse))
    default:
      throw new AppError('malformed', 'No intent')
  }
}

export default function WarehouseListRoute() {
  const { warehouses, settings } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('stock')
  const labels = { ...useWarehouseLabels(), ...useSettingLabels() }
  const isOfSettings = textAt(refusal?.values, 'invoiceDelivers') !== ''
  const { firm, can } = useFirm()
  return (
    <>
      <PageHead
        title={t('warehouses.title')}
        sentence={t('warehouses.sentence')}
        crumb={{ href: stockPath(firm.firmId), label: t('list.title') }}
      />
      <SheetRefusal refusal={refusal} labels={labels} />
      <Rules>
        <RulesCell title={t('warehouses.list')} isFlush>
          <WarehouseTable warehouses={warehouses} />
        </RulesCell>
      </Rules>
      {can('stock:adjust') && (
        <>
          <NewWarehouse refusal={isOfSettings ? undefined : refusal} />
          <StockSettingsForm settings={settings} refusal={isOfSettings ? refusal : undefined} />
        </>
      )}
    </>
  )
}

export const meta = headOf
