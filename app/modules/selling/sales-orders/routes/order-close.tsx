import { useActionData, useLoaderData } from '@remix-run/react'
import { FormField } from '#app/shell/form/form-fields.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { Select } from '#app/ui/index.ts'
import { OrderCloseInput, salesOrdersContract } from '#contract/selling/sales-orders.ts'
import { PartForm, ReasonSection } from '../components/part-form.tsx'
import { loadPartStep, takePartStep } from '../part-step.server.ts'
import { salesOrderPath } from '../paths.ts'

export async function loader(args: Args) {
  const step = await loadPartStep(args, {
    step: 'close',
    leftOf: ({ isGoods, quantities: { toDeliver, toInvoice } }) =>
      isGoods && Number(toDeliver) > 0 ? toDeliver : toInvoice,
    isAllAtFirst: true,
  })
  return { ...step, initial: { ...step.initial, what: 'delivery', reason: '' } }
}

/** Gives up what is left. */
export function action(args: Args) {
  return takePartStep(args, {
    input: OrderCloseInput,
    async act({ call, firm }, input, options) {
      await call(salesOrdersContract.close, input, options)
      return { to: salesOrderPath(firm.firmId, input.salesOrderId), message: 'close.done' }
    },
  })
}

export default function OrderCloseRoute() {
  const loaded = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('sales-orders')
  return (
    <PartForm
      {...loaded}
      refusal={refusal}
      words={t('close.words')}
      submit={t('close.now')}
      labels={{ what: t('close.what'), reason: t('close.reason') }}
    >
      <ReasonSection title={t('close.how')}>
        <FormField name="what">
          {(control) => (
            <Select {...control}>
              <option value="delivery">{t('close.delivery')}</option>
              <option value="invoice">{t('close.invoice')}</option>
            </Select>
          )}
        </FormField>
      </ReasonSection>
    </PartForm>
  )
}

export const meta = headOf
