import type { About } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { type Payment, PaymentMethod } from '#contract/books/payment.ts'

/** What a row of a file of payments may have; one that is typed has a page of its own. */
export function paymentFields<Extra>(): FormSection<Payment, Extra>[] {
  return [
    {
      title: 'new.money',
      fields: [
        { name: 'customer', kind: 'text', maxLength: 160, isOptional: true },
        { name: 'date', kind: 'date' },
        { name: 'amount', kind: 'decimal' },
        { name: 'currency', kind: 'currency', isOptional: true },
        { name: 'invoices', kind: 'text', maxLength: 500, isOptional: true },
        { name: 'method', kind: 'select', isOptional: true, options: methodsOf },
        { name: 'reference', kind: 'text', maxLength: 120, isOptional: true },
        { name: 'account', kind: 'text', maxLength: 20, isOptional: true },
      ],
    },
  ]
}

function methodsOf({ texts }: About<unknown>) {
  return PaymentMethod.options.map((value) => ({ value, label: texts('form')(`method.${value}`) }))
}
