import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { readTypedAmount } from '#app/shell/form/read-amount.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, FactList } from '#app/ui/index.ts'
import { cashRounding } from '#contract/cash.ts'
import { cashAllocations } from './cash-allocations.ts'
import type { OpenInvoice } from './open-invoice.ts'

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
  const amountAt = (path: string, of = currency) =>
    readTypedAmount(textAt(values, path), of, locale) ?? 0
  const amount = amountAt('amount')
  const allocations = cashAllocations(invoices, currency, amountAt)
  const allocated = allocations.reduce((sum, part) => sum + part.amount, 0)
  const method = textAt(values, 'method')
  const rounding = cashRounding({ method, currency, amount, allocations })
  const rest = amount - allocated - rounding
  if (amount === 0) return <p>{t('new.restWords', { name: customerName })}</p>
  return (
    <>
      <FactList
        areSums
        facts={[
          { term: t('new.amount'), value: money(amount, currency) },
          { term: t('new.allocated'), value: money(allocated, currency) },
          ...(rounding === 0
            ? []
            : [{ term: t('new.rounding'), value: money(rounding, currency) }]),
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
