import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { readTypedAmount } from '#app/shell/form/read-amount.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, FactList } from '#app/ui/index.ts'
import type { OpenInvoice } from './open-invoice.ts'
import { allocationField } from './payment-of-form.ts'

type PaymentRestProps = {
  values: TypedTree
  currency: string
  invoices: readonly OpenInvoice[]
  customerName: string
}

/** What the form's figures come to, and what becomes of the rest. */
export function PaymentRest({ values, currency, invoices, customerName }: PaymentRestProps) {
  const t = useT('payments')
  const { money, locale } = useFormat()
  const amountAt = (path: string) => readTypedAmount(textAt(values, path), currency, locale) ?? 0
  const amount = amountAt('amount')
  const allocated = invoices.reduce((sum, { id }) => sum + amountAt(allocationField(id)), 0)
  const rest = amount - allocated
  if (amount === 0) return <p>{t('new.restWords', { name: customerName })}</p>
  return (
    <>
      <FactList
        areSums
        facts={[
          { term: t('new.amount'), value: money(amount, currency) },
          { term: t('new.allocated'), value: money(allocated, currency) },
          { term: t('new.rest'), value: money(rest, currency), isTotal: true },
        ]}
      />
      {rest > 0 && (
        <Band
          tone="info"
          title={t('new.restTitle', { name: customerName, amount: money(rest, currency) })}
        >
          <p>{t('new.restUse')}</p>
        </Band>
      )}
    </>
  )
}
