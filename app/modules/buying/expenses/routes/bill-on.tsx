import { useActionData, useLoaderData } from '@remix-run/react'
import { invoicePath } from '#app/modules/selling/invoicing/index.ts'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { SheetRefusal } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead } from '#app/ui/index.ts'
import { BillOnInput, expenseStepsContract } from '#contract/buying/expense-steps.ts'
import { invoicesContract } from '#contract/selling/invoices.ts'
import { BillOnForm } from '../components/bill-on-form.tsx'
import { expensesPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const inFirm = { firmId: firm.firmId }
  const [{ t }, { rows }, drafts] = await Promise.all([
    getVisit(args),
    call(expenseStepsContract.listBillable, inFirm),
    call(invoicesContract.list, { ...inFirm, tab: 'draft', size: 100 }),
  ])
  const title = t('expenses')('billOn.title')
  return { head: pageMeta(args, { title }), rows, drafts: drafts.rows }
}

/** Makes the ticked parts lines of a draft invoice, and opens it. */
export const action = formAction({
  read: { lists: ['lineIds'], nullable: ['invoiceId'] },
  schema: BillOnInput,
  send: ({ call, firmId, form }, value) =>
    call(expenseStepsContract.billOn, { ...value, firmId }, form),
  done: ({ firmId, t }, result) => ({
    to: invoicePath(firmId, result.invoiceId),
    message: t('expenses')('billOn.done'),
  }),
})

export default function BillOnRoute() {
  const { rows, drafts } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('expenses')
  const { firm } = useFirm()
  const customers = Map.groupBy(rows, ({ customerId }) => customerId)
  const labels = { lineIds: t('billOn.lines'), invoiceId: t('billOn.invoice') }
  return (
    <>
      <PageHead
        title={t('billOn.title')}
        sentence={t('billOn.sentence')}
        crumb={{ href: expensesPath(firm.firmId), label: t('list.title') }}
      />
      <SheetRefusal refusal={refusal} labels={labels} />
      {rows.length === 0 && <Empty title={t('billOn.none')}>{t('billOn.noneWords')}</Empty>}
      {[...customers.entries()].map(([customerId, lines]) => (
        <BillOnForm
          key={customerId}
          customerId={customerId}
          lines={lines}
          drafts={drafts.filter((draft) => draft.customerId === customerId)}
        />
      ))}
    </>
  )
}

export const meta = headOf
