import { useActionData, useLoaderData } from '@remix-run/react'
import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { DateInput, Select } from '#app/ui/index.ts'
import { OrderDeliverInput, salesOrdersContract } from '#contract/selling/sales-orders.ts'
import { warehousesContract } from '#contract/stock/warehouses.ts'
import { PartForm } from '../components/part-form.tsx'
import { less, loadPartStep, takePartStep } from '../part-step.server.ts'
import { deliveryNotePath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [step, { rows }] = await Promise.all([
    loadPartStep(args, {
      step: 'deliver',
      leftOf: ({ quantities: { toDeliver, onDeliveryNotes } }) => less(toDeliver, onDeliveryNotes),
      isAllAtFirst: true,
    }),
    call(warehousesContract.list, { firmId: firm.firmId }),
  ])
  const warehouses = rows.filter(({ isArchived }) => !isArchived)
  const usual = warehouses.find(({ isUsual }) => isUsual)?.id ?? ''
  const initial = { ...step.initial, isNow: 'true', warehouseId: usual }
  return { ...step, initial, warehouses: warehouses.map(({ id, name }) => ({ id, name })) }
}

/** Makes the delivery note, and goes on to it. */
export function action(args: Args) {
  return takePartStep(args, {
    input: OrderDeliverInput,
    async act({ call, firm }, input, options) {
      const { stockDocumentId } = await call(salesOrdersContract.deliver, input, options)
      const message = input.isNow ? 'deliver.done' : 'deliver.prepared'
      return { to: deliveryNotePath(firm.firmId, stockDocumentId), message }
    },
  })
}

export default function OrderDeliverRoute() {
  const { warehouses, ...loaded } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('sales-orders')
  const { can } = useFirm()
  return (
    <PartForm
      {...loaded}
      refusal={refusal}
      words={t('deliver.words')}
      submit={t('deliver.now')}
      labels={{
        date: t('deliver.date'),
        isNow: t('deliver.isNow'),
        warehouseId: t('deliver.warehouse'),
      }}
    >
      <FormSection title={t('deliver.how')}>
        <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
        <FormField name="isNow">
          {(control) => (
            <Select {...control}>
              <option value="true">{t('deliver.leaves')}</option>
              <option value="false">{t('deliver.waits')}</option>
            </Select>
          )}
        </FormField>
        {warehouses.length > 1 && can('stock:view') && (
          <FormField name="warehouseId">
            {(control) => (
              <Select {...control}>
                {warehouses.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        )}
      </FormSection>
    </PartForm>
  )
}

export const meta = headOf
