import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { FormField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Combobox, PageHead } from '#app/ui/index.ts'
import { DropShipInput, purchaseOrdersContract } from '#contract/buying/purchase-orders.ts'
import { salesOrdersContract } from '#contract/selling/sales-orders.ts'
import { purchaseOrderPath, salesOrderPath } from '../paths.ts'

const formId = 'drop-ship-form'
const Input = DropShipInput.omit({ salesOrderId: true })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const salesOrderId = requireIdParam(args, 'salesOrderId')
  const [{ t }, { suppliers }] = await Promise.all([
    getVisit(args),
    call(purchaseOrdersContract.choices, { firmId: firm.firmId }),
    // There is no page for an order that is not there.
    call(salesOrdersContract.get, { firmId: firm.firmId, salesOrderId }),
  ])
  const head = pageMeta(args, { title: t('purchase-orders')('dropShip.title') })
  return { head, salesOrderId, suppliers }
}

/** Makes a draft order to the supplier of what the customer waits for. */
export const action = formAction({
  schema: Input,
  send: ({ call, firmId, form, id }, value) =>
    call(
      purchaseOrdersContract.makeDropShipment,
      { ...value, firmId, salesOrderId: id('salesOrderId') },
      form,
    ),
  done: ({ firmId, t }, order) => ({
    to: purchaseOrderPath(firmId, order.id),
    message: t('purchase-orders')('dropShip.done'),
  }),
})

export default function DropShipRoute() {
  const { salesOrderId, suppliers } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('purchase-orders')
  const { firm } = useFirm()
  const back = salesOrderPath(firm.firmId, salesOrderId)
  const labels = {
    supplierName: t('dropShip.supplier'),
    expectedDate: t('dropShip.expected'),
    salesOrderId: t('dropShip.order'),
  }
  return (
    <>
      <PageHead
        title={t('dropShip.title')}
        sentence={t('dropShip.sentence')}
        crumb={{ href: back, label: t('dropShip.order') }}
      />
      <PageForm
        id={formId}
        refusal={refusal}
        labels={labels}
        submit={t('dropShip.submit')}
        cancelHref={back}
      >
        <FormSection title={t('dropShip.from')} words={t('dropShip.words')}>
          <FormField name="supplierName">
            {(control) => (
              <Combobox
                {...control}
                maxLength={160}
                options={suppliers.map((value) => ({ value }))}
              />
            )}
          </FormField>
          <TextField name="expectedDate" type="date" isOptional />
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
