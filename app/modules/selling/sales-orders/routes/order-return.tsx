import { useActionData, useLoaderData } from '@remix-run/react'
import { FormField } from '#app/shell/form/form-fields.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { DateInput, Select } from '#app/ui/index.ts'
import { OrderReturnInput, salesOrdersContract } from '#contract/selling/sales-orders.ts'
import { PartForm, ReasonSection } from '../components/part-form.tsx'
import { less, loadPartStep, takePartStep } from '../part-step.server.ts'
import { salesOrderPath } from '../paths.ts'

export async function loader(args: Args) {
  const step = await loadPartStep(args, {
    step: 'return',
    leftOf: ({ quantities: { delivered, returned } }) => less(delivered, returned),
    isAllAtFirst: false,
  })
  return { ...step, initial: { ...step.initial, isDeliveredAgain: 'false', reason: '' } }
}

/** Takes the goods back into stock. */
export function action(args: Args) {
  return takePartStep(args, {
    input: OrderReturnInput,
    async act({ call, firm }, input, options) {
      await call(salesOrdersContract.takeBack, input, options)
      return { to: salesOrderPath(firm.firmId, input.salesOrderId), message: 'return.done' }
    },
  })
}

export default function OrderReturnRoute() {
  const loaded = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('sales-orders')
  return (
    <PartForm
      {...loaded}
      refusal={refusal}
      words={t('return.words')}
      submit={t('return.now')}
      labels={{
        date: t('return.date'),
        isDeliveredAgain: t('return.then'),
        reason: t('close.reason'),
      }}
    >
      <ReasonSection title={t('return.how')}>
        <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
        <FormField name="isDeliveredAgain">
          {(control) => (
            <Select {...control}>
              <option value="false">{t('return.givenUp')}</option>
              <option value="true">{t('return.again')}</option>
            </Select>
          )}
        </FormField>
      </ReasonSection>
    </PartForm>
  )
}

export const meta = headOf
