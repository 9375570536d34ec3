import type { About } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import {
  type Expense,
  ExpenseCategory,
  type ExpenseChoices,
  paidByMember,
} from '#contract/expenses.ts'

/** What is asked about an expense; the first section is enough where the rest is as usual. */
export const expenseSections: FormSection<Expense, ExpenseChoices>[] = [
  {
    title: 'form.what',
    words: 'form.whatWords',
    fields: [
      { name: 'gross', kind: 'price', isHalf: true },
      { name: 'currency', kind: 'currency', isHalf: true },
      { name: 'category', kind: 'select', isHalf: true, options: categoriesOf },
      { name: 'date', kind: 'date', isHalf: true },
      {
        name: 'payee',
        kind: 'suggest',
        maxLength: 120,
        hint: 'form.payeeHint',
        options: ({ extra }) => extra.suppliers,
      },
    ],
  },
  {
    title: 'form.books',
    words: 'form.booksWords',
    fields: [
      { name: 'paidFrom', kind: 'select', options: payersOf },
      { name: 'taxCode', kind: 'select', hint: 'form.taxHint', options: ratesOf },
      { name: 'taxText', kind: 'price', isOptional: true, hint: 'form.taxTextHint' },
      { name: 'note', kind: 'textarea', maxLength: 500, isOptional: true },
      { name: 'exchangeRate', kind: 'decimal', isOptional: true, hint: 'form.rateHint' },
    ],
  },
]

/** A form for a new expense: today, in the firm's currency, at its usual rate. */
export function newExpense({ firm, extra, can }: About<ExpenseChoices>): Record<string, string> {
  return {
    date: extra.today,
    currency: firm.baseCurrency,
    category: 'other',
    taxCode: extra.usualRate,
    paidFrom: can('expense:post') ? extra.usualAccount : paidByMember,
  }
}

export function categoriesOf({ t }: Pick<About<ExpenseChoices>, 't'>) {
  return ExpenseCategory.options.map((value) => ({ value, label: t(`category.${value}`) }))
}

/** Who or what an expense may have been paid from. */
function payersOf({ t, language, extra }: About<ExpenseChoices>) {
  return [
    ...extra.accounts.map(({ code, name }) => ({
      value: code,
      label: `${code} ${name[language] ?? ''}`,
    })),
    { value: paidByMember, label: t('paidByMember') },
  ]
}

function ratesOf({ language, extra }: About<ExpenseChoices>) {
  return extra.rates.map(({ code, name }) => ({ value: code, label: name[language] ?? code }))
}

/** What paid, in words. */
export function payerOf(paidFrom: string, about: About<ExpenseChoices>): string {
  return payersOf(about).find(({ value }) => value === paidFrom)?.label ?? paidFrom
}

/** The name of a rate, or its code where it is offered no more. */
export function rateOf(taxCode: string, about: About<ExpenseChoices>): string {
  return ratesOf(about).find(({ value }) => value === taxCode)?.label ?? taxCode
}
