import { Island } from '#app/islands/island.tsx'
import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { readTypedAmount } from '#app/shell/form/read-amount.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { cashRounding } from '#contract/core/cash.ts'
import PaymentFollow from '../islands/payment-follow.island.tsx'
import { cashAllocations } from './cash-allocations.ts'
import type { OpenInvoice } from './paid-invoices.tsx'

type PaymentRestProps = {
  values: TypedTree
  currency: string
  invoices: readonly OpenInvoice[]
  customerName: string
}

/** What the form's figures come to, and what becomes of the rest; it follows what is typed. */
export function PaymentRest({ values, currency, invoices, customerName }: PaymentRestProps) {
  const t = useT('payments')
  const { locale } = useFormat()
  const amountAt = (path: string, of = currency) =>
    readTypedAmount(textAt(values, path), of, locale) ?? 0
  const amount = amountAt('amount')
  const allocations = cashAllocations(invoices, currency, amountAt)
  const allocated = allocations.reduce((sum, part) => sum + part.amount, 0)
  const method = textAt(values, 'method')
  const rounding = cashRounding({ method, currency, amount, allocations })
  return (
    <Island
      of={PaymentFollow}
      when="load"
      props={{
        currency,
        invoices: invoices.map(({ id, currency: own, parts }) => ({ id, currency: own, parts })),
        locale,
        words: {
          amount: t('new.amount'),
          allocated: t('new.allocated'),
          rest: t('new.rest'),
          rounding: t('new.rounding'),
        },
        restTitle: t('new.restTitle', { name: customerName, amount: '{{amount}}' }),
        restUse: t('new.restUse'),
        restWords: t('new.restWords', { name: customerName }),
        first: { amount, allocated, rounding, rest: amount - allocated - rounding },
      }}
    />
  )
}
