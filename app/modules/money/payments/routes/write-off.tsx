import { useActionData, useLoaderData } from '@remix-run/react'
import { invoicePath } from '#app/modules/selling/invoicing/index.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { firmsContract } from '#contract/firm/firms.ts'
import { invoicesContract } from '#contract/selling/invoices.ts'
import { WriteOffPage } from '../components/write-off-form.tsx'
import { takeWriteOff } from '../write-off.server.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const ids = { firmId: firm.firmId, invoiceId: requireIdParam(args, 'invoiceId') }
  const [invoice, { timeZone }] = await Promise.all([
    call(invoicesContract.get, ids),
    call(firmsContract.get, { firmId: firm.firmId }),
  ])
  if (!invoice.actions.includes('writeOff')) throw new AppError('conflict', 'Nothing to write off')
  const initial = {
    amount: format.amountInput(invoice.totals.due, invoice.currency),
    date: todayIn(timeZone),
    reason: '',
    withTax: '',
  }
  const title = t('payments')('writeOff.title', { number: invoice.number })
  return { head: pageMeta(args, { title }), invoice, initial }
}

/** Gives up what the invoice is owed, or says at which field it can't be. */
export function action(args: Args) {
  const invoiceId = requireIdParam(args, 'invoiceId')
  return takeWriteOff(args, { invoiceId }, (firmId) => invoicePath(firmId, invoiceId))
}

export default function WriteOffRoute() {
  const { invoice, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('payments')
  const { money } = useFormat()
  const { firm } = useFirm()
  const { number, customerName: name, totals, currency } = invoice
  const back = invoicePath(firm.firmId, invoice.id)
  return (
    <WriteOffPage
      number={number ?? ''}
      sentence={t('writeOff.sentence', { name, amount: money(totals.due, currency) })}
      initial={initial}
      refusal={refusal}
      currency={currency}
      cancelHref={back}
    />
  )
}

export const meta = headOf
