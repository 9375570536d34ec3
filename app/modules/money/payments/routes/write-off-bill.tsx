import { useActionData, useLoaderData } from '@remix-run/react'
import { billPath } from '#app/modules/buying/bills/index.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { billsContract } from '#contract/buying/bills.ts'
import { AppError } from '#contract/core/errors.ts'
import { WriteOffPage } from '../components/write-off-form.tsx'
import { takeWriteOff } from '../write-off.server.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const billId = requireIdParam(args, 'billId')
  const [{ t }, format, bill] = await Promise.all([
    getVisit(args),
    getFormat(args),
    call(billsContract.get, { firmId: firm.firmId, billId }),
  ])
  if (!bill.actions.includes('writeOff')) throw new AppError('conflict', 'Nothing to write off')
  const initial = {
    amount: format.amountInput(bill.due, bill.currency),
    date: todayIn(format.timeZone),
    reason: '',
    withTax: '',
  }
  const title = t('payments')('writeOff.title', { number: bill.number })
  return { head: pageMeta(args, { title }), bill, initial }
}

/** Gives up what is open of the bill or the credit, or says at which field it can't be. */
export function action(args: Args) {
  const billId = requireIdParam(args, 'billId')
  return takeWriteOff(args, { billId }, (firmId) => billPath(firmId, billId))
}

export default function WriteOffBillRoute() {
  const { bill, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('payments')
  const { money } = useFormat()
  const { firm } = useFirm()
  const { id, kind, number, supplierName: name, due, currency } = bill
  const back = billPath(firm.firmId, id)
  const of = kind === 'credit' ? 'writeOffCredit' : 'writeOffBill'
  return (
    <WriteOffPage
      number={number}
      sentence={t(`${of}.sentence`, { name, amount: money(due, currency) })}
      initial={initial}
      refusal={refusal}
      currency={currency}
      cancelHref={back}
      of={of}
    />
  )
}

export const meta = headOf
