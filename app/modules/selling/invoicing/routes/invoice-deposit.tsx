import { useActionData, useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { invoiceDepositsContract } from '#contract/selling/deposits.ts'
import { invoicesContract } from '#contract/selling/invoices.ts'
import { DepositForm } from '../components/deposits/deposit-form.tsx'
import { DepositTable } from '../components/deposits/deposit-table.tsx'
import { idOf } from '../document.server.ts'
import { makeDeposit } from '../make-deposit.server.ts'
import { invoicePath } from '../paths.ts'

export async function loader(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, invoiceId: idOf(args) }
  const [invoice, deposits] = await Promise.all([
    call(invoicesContract.get, ids),
    call(invoiceDepositsContract.list, ids),
  ])
  if (invoice.state !== 'draft' || invoice.kind !== 'invoice' || invoice.purpose !== '') {
    const message = t('invoicing')('edit.fixed')
    const to = invoicePath(firm.firmId, invoice.id)
    throw await redirectWithToast(args, to, { type: 'info', message })
  }
  const title = t('invoicing')('deposit.ofDraft', { name: invoice.customerName })
  const rows = deposits.rows.filter(({ isChosen }) => isChosen)
  return { head: pageMeta(args, { title }), title, invoice, rows }
}

/** Makes the draft of a deposit or progress invoice and goes on to it. */
export function action(args: Args) {
  return makeDeposit(args, ({ call, firm: { firmId } }, input, options) =>
    call(invoiceDepositsContract.create, { ...input, firmId, invoiceId: idOf(args) }, options),
  )
}

export default function InvoiceDepositRoute() {
  const { title, invoice, rows } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const { firm } = useFirm()
  const t = useT('invoicing')
  const { money } = useFormat()
  const back = invoicePath(firm.firmId, invoice.id)
  const { currency, totals } = invoice
  const invoiced = rows.reduce((sum, { state, total }) => sum + (state === 'void' ? 0 : total), 0)
  const sums = { total: money(totals.total, currency), invoiced: money(invoiced, currency) }
  return (
    <>
      <PageHead
        title={title}
        sentence={t('deposit.sentence', sums)}
        crumb={{ href: back, label: t('edit.title', { name: invoice.customerName }) }}
      />
      {rows.length > 0 && <DepositTable rows={rows} />}
      <DepositForm refusal={refusal} currency={currency} cancelHref={back} />
    </>
  )
}

export const meta = headOf
