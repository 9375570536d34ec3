import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { DepositInput, invoiceDepositsContract } from '#contract/deposits.ts'
import { invoicesContract } from '#contract/invoices.ts'
import { DepositForm } from '../components/deposits/deposit-form.tsx'
import { DepositTable } from '../components/deposits/deposit-table.tsx'
import { idOf } from '../document.server.ts'
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
export async function action(args: Args) {
  const { firm, call } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: ['value'], locale })
  const { value, refusal } = parseForm(DepositInput, form)
  if (refusal) return refuse(refusal)
  const ids = { firmId: firm.firmId, invoiceId: idOf(args) }
  const { idempotencyKey } = form
  const made = await attempt(form, () =>
    call(invoiceDepositsContract.create, { ...value, ...ids }, { idempotencyKey }),
  )
  if (made.refusal) return refuse(made.refusal, made.status)
  const to = invoicePath(firm.firmId, made.value.invoiceId)
  return redirectWithToast(args, to, { type: 'success', message: t('invoicing')('deposit.done') })
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
