import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { Version } from '#contract/core/fields.ts'
import { WarehouseInput, warehousesContract } from '#contract/stock/warehouses.ts'
import { loadStockChoices } from '../choices.ts'
import { useWarehouseLabels, WarehouseFields } from '../components/warehouse-form.tsx'
import { warehousesPath } from '../paths.ts'

const formId = 'warehouse-form'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const warehouseId = requireIdParam(args, 'warehouseId')
  const [{ warehouses }, panels] = await Promise.all([
    loadStockChoices(access),
    loadPanels(access, 'warehouse', warehouseId),
  ])
  const warehouse = warehouses.find(({ id }) => id === warehouseId)
  if (!warehouse) throw new AppError('not_found', 'No such warehouse')
  return { head: pageMeta(args, { title: warehouse.name }), warehouse, panels }
}

export const action = formAction({
  schema: WarehouseInput.extend({ version: Version }),
  send: ({ call, firmId, id }, value) =>
    call(warehousesContract.update, { ...value, firmId, warehouseId: id('warehouseId') }),
  done: ({ firmId, t }) => ({ to: warehousesPath(firmId), message: t('stock')('warehouses.done') }),
})

export default function WarehouseEditRoute() {
  const { warehouse, panels } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('stock')
  const labels = useWarehouseLabels()
  const { firm } = useFirm()
  const back = warehousesPath(firm.firmId)
  const { name, code, address, version } = warehouse
  return (
    <>
      <PageHead title={name} crumb={{ href: back, label: t('warehouses.title') }} />
      <PageForm
        id={formId}
        refusal={refusal}
        initial={{ name, code, address }}
        labels={labels}
        submit={t('settings.save')}
        cancelHref={back}
      >
        <input type="hidden" name="version" value={version} />
        <FormSection title={t('warehouses.about')}>
          <WarehouseFields />
        </FormSection>
      </PageForm>
      <RecordPanels of={panels} />
    </>
  )
}

export const meta = headOf
