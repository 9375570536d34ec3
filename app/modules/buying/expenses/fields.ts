import { centreField } from '#app/modules/books/cost-centres/index.ts'
import { accountName } from '#app/shell/account-name.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import type { About } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { customersFound, suppliersFound } from '#app/shell/register/parties-found.ts'
import { maxExpenseParts, usualCategories } from '#contract/buying/expense-parts.ts'
import { type Expense, type ExpenseChoices, paidByMember } from '#contract/buying/expenses.ts'
import { keptNumberFormat } from '#contract/core/kept-formats.ts'

/** What is asked about an expense; the first section is enough where the rest is as usual. */
export const expenseSections: FormSection<Expense, ExpenseChoices>[] = [
  {
    title: 'form.what',
    words: 'form.whatWords',
    fields: [
      { name: 'gross', kind: 'price', isHalf: true, isFormOnly: true },
      { name: 'currency', kind: 'currency', isHalf: true },
      { name: 'category', kind: 'select', isHalf: true, options: categoriesOf },
      { name: 'date', kind: 'date', isHalf: true },
      {
        name: 'payee',
        kind: 'suggest',
        maxLength: 120,
        hint: 'form.payeeHint',
        options: ({ extra }) => extra.suppliers,
        search: suppliersFound,
      },
      { name: 'receiptNumber', kind: 'text', maxLength: 60, isOptional: true },
    ],
  },
  {
    title: 'form.books',
    words: 'form.booksWords',
    fields: [
      { name: 'paidFrom', kind: 'select', options: payersToChoose },
      { name: 'taxCode', kind: 'select', hint: 'form.taxHint', options: ratesWithUsual },
      { name: 'taxText', kind: 'price', isOptional: true, hint: 'form.taxTextHint' },
      { ...centreField, hint: 'form.costCentreHint' },
      { name: 'note', kind: 'textarea', maxLength: 500, isOptional: true },
      { name: 'exchangeRate', kind: 'decimal', isOptional: true, hint: 'form.rateHint' },
    ],
  },
  {
    title: 'form.parts',
    words: 'form.partsWords',
    fields: [
      {
        name: 'parts',
        kind: 'rows',
        maxRows: maxExpenseParts,
        fields: [
          { name: 'gross', kind: 'price', isHalf: true },
          { name: 'category', kind: 'select', isHalf: true, options: withNone(categoriesOf) },
          { name: 'taxCode', kind: 'select', isHalf: true, options: ratesWithUsual },
          { name: 'taxText', kind: 'price', isHalf: true, isOptional: true },
          { name: 'note', kind: 'text', isHalf: true, maxLength: 120, isOptional: true },
          { ...centreField, isHalf: true },
          {
            name: 'billTo',
            kind: 'suggest',
            isHalf: true,
            isOptional: true,
            maxLength: 120,
            needs: 'party:view',
            options: ({ extra }) => extra.customers,
            search: customersFound,
          },
        ],
      },
    ],
  },
  {
    title: 'form.more',
    words: 'form.moreWords',
    fields: [
      {
        name: 'billTo',
        kind: 'suggest',
        isOptional: true,
        maxLength: 120,
        needs: 'party:view',
        hint: 'form.billToHint',
        options: ({ extra }) => extra.customers,
        search: customersFound,
      },
      {
        name: 'distance',
        kind: 'decimal',
        unit: ({ t, extra }) => t(`unit.${extra.mileage?.unit ?? 'km'}`),
        isOptional: true,
        hint: 'form.distanceHint',
      },
    ],
  },
]

type Options = (about: About<ExpenseChoices>) => { value: string; label: string }[]

/** Choices of a row that may stay empty: one in which nothing is chosen is left out. */
function withNone(options: Options): Options {
  return (about) => [{ value: '', label: '' }, ...options(about)]
}

/** A form for a new expense: today, in the firm's currency, at its usual rate. */
export function newExpense({ firm, extra, can }: About<ExpenseChoices>): Record<string, string> {
  return {
    date: extra.today,
    currency: firm.baseCurrency,
    category: 'other',
    taxCode: '',
    paidFrom: can('expense:post') ? '' : paidByMember,
  }
}

/** Categories that expenses are noted under. */
export function categoriesOf({
  t,
  extra,
}: {
  t: Translate
  extra: Pick<ExpenseChoices, 'categories'>
}) {
  return extra.categories
    .filter(({ isActive }) => isActive)
    .map(({ id }) => ({ value: id, label: categoryName(id, { t, extra }) }))
}

/** What the firm calls a category. */
export function categoryName(
  category: string,
  { t, extra }: { t: Translate; extra: Pick<ExpenseChoices, 'categories'> },
): string {
  const own = extra.categories.find(({ id }) => id === category)?.name
  if (own) return own
  return usualCategories.some((id) => id === category) ? t(`category.${category}`) : category
}

/** As `payersOf`, the usual one first; accounts are for those who post. */
function payersToChoose(about: About<ExpenseChoices>) {
  const payers = payersOf(about)
  if (!about.can('expense:post')) return payers.filter(({ value }) => value === paidByMember)
  const account = payerOf(about.extra.usualAccount, about)
  return [{ value: '', label: about.t('form.usualPayer', { account }) }, ...payers]
}

/** Who or what an expense may have been paid from. */
function payersOf({ t, language, extra }: About<ExpenseChoices>) {
  return [
    ...extra.accounts.map((account) => ({
      value: account.code,
      label: accountName(account, language),
    })),
    { value: paidByMember, label: t('paidByMember') },
  ]
}

/** The rate that is usual for the category, and all others. */
function ratesWithUsual(about: About<ExpenseChoices>) {
  return [{ value: '', label: about.t('form.usualTax') }, ...ratesOf(about)]
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

/** What was driven and what a unit of it is worth: 120 km × €0.30; empty where nothing was. */
export function mileageText(
  { distance, mileageRate, currency }: Pick<Expense, 'distance' | 'mileageRate' | 'currency'>,
  { t, format, extra }: Pick<About<ExpenseChoices>, 't' | 'format' | 'extra'>,
): string {
  if (mileageRate === '') return ''
  const unit = t(`unit.${extra.mileage?.unit ?? 'km'}`)
  const style = { style: 'currency', currency, maximumFractionDigits: 4 } as const
  const rate = keptNumberFormat(format.locale, style).format(Number(mileageRate))
  return `${format.number(distance)} ${unit} × ${rate}`
}
