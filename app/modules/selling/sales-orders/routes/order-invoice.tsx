import { useActionData, useLoaderData } from '@remix-run/react'
import { invoicePath } from '#app/modules/selling/invoicing/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { OrderInvoiceInput, salesOrdersContract } from '#contract/selling/sales-orders.ts'
import { PartForm } from '../components/part-form.tsx'
import { loadPartStep, takePartStep } from '../part-step.server.ts'

export function loader(args: Args) {
  const leftOf = ({ quantities }: { quantities: { toInvoice: string } }) => quantities.toInvoice
  return loadPartStep(args, { step: 'invoice', leftOf, isAllAtFirst: true })
}

/** Makes the draft invoice, and goes on to it. */
export function action(args: Args) {
  return takePartStep(args, {
    input: OrderInvoiceInput,
    async act({ call, firm }, input, options) {
      const { invoiceId } = await call(salesOrdersContract.invoice, input, options)
      return { to: invoicePath(firm.firmId, invoiceId), message: 'invoice.done' }
    },
  })
}

export default function OrderInvoiceRoute() {
  const loaded = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('sales-orders')
  return (
    <PartForm {...loaded} refusal={refusal} words={t('invoice.words')} submit={t('invoice.now')} />
  )
}

export const meta = headOf
