import { centreField } from '#app/modules/books/cost-centres/index.ts'
import { categoriesOf } from '#app/modules/buying/expenses/index.ts'
import { ruleFields } from '#app/modules/selling/recurring/index.ts'
import { accountName } from '#app/shell/account-name.ts'
import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import type { About } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { suppliersFound } from '#app/shell/register/parties-found.ts'
import {
  PurchaseKind,
  type RecurringPurchase,
  type RecurringPurchaseChoices,
  recurringPurchaseModes,
} from '#contract/buying/recurring-purchases.ts'

type Choices = RecurringPurchaseChoices

/** What is asked about a recurring purchase: of a bill its lines, of an expense what is paid. */
export const recurringSections: FormSection<RecurringPurchase, Choices>[] = [
  {
    title: 'form.what',
    words: 'form.whatWords',
    fields: [
      { name: 'kind', kind: 'choice', choices: 'kind', options: PurchaseKind.options },
      { name: 'name', kind: 'text', maxLength: 120, hint: 'form.nameHint' },
      {
        name: 'supplierName',
        kind: 'suggest',
        maxLength: 120,
        isHalf: true,
        options: ({ extra }) => extra.suppliers,
        search: suppliersFound,
      },
      { name: 'currency', kind: 'currency', isHalf: true },
      {
        name: 'supplierNumber',
        kind: 'text',
        maxLength: 60,
        isOptional: true,
        hint: 'form.numberHint',
      },
    ],
  },
  {
    title: 'form.bill',
    words: 'form.billWords',
    isFolded: (values) => textAt(values, 'kind') === 'expense',
    fields: [
      { name: 'priceMode', kind: 'choice', choices: 'priceMode', options: ['net', 'gross'] },
      {
        name: 'lines',
        kind: 'rows',
        maxRows: 200,
        fields: [
          { name: 'description', kind: 'text', maxLength: 500 },
          { name: 'quantity', kind: 'decimal', isHalf: true, isOptional: true },
          { name: 'unitPrice', kind: 'decimal', isHalf: true },
          { name: 'account', kind: 'select', isHalf: true, isOptional: true, options: accountsOf },
          { name: 'taxCode', kind: 'select', isHalf: true, isOptional: true, options: lineRatesOf },
          { ...centreField },
        ],
      },
      { name: 'paymentReference', kind: 'text', maxLength: 140, isOptional: true },
    ],
  },
  {
    title: 'form.expense',
    words: 'form.expenseWords',
    isFolded: (values) => textAt(values, 'kind') !== 'expense',
    fields: [
      { name: 'gross', kind: 'price', isHalf: true, isOptional: true },
      { name: 'paidFrom', kind: 'select', isHalf: true, isOptional: true, options: payersOf },
      {
        name: 'category',
        kind: 'select',
        isHalf: true,
        isOptional: true,
        options: ({ texts, extra }) => categoriesOf({ t: texts('expenses'), extra }),
      },
      { name: 'taxCode', kind: 'select', isHalf: true, isOptional: true, options: ratesOf },
      { ...centreField },
    ],
  },
  { title: 'form.when', words: 'form.whenWords', fields: ruleFields() },
  {
    title: 'form.how',
    words: 'form.howWords',
    fields: [
      { name: 'mode', kind: 'choice', choices: 'mode', options: recurringPurchaseModes },
      {
        name: 'period',
        kind: 'choice',
        choices: 'span',
        options: ['ahead', 'behind'],
        hint: 'form.periodHint',
      },
      { name: 'note', kind: 'textarea', maxLength: 500, isOptional: true },
    ],
  },
]

/** A form for a new one: a bill every month from today. */
export function newRecurring({ firm, extra }: About<Choices>): TypedTree {
  const line = {
    description: '',
    quantity: '',
    unitPrice: '',
    account: '',
    taxCode: '',
    tax: '',
    costCentreId: '',
  }
  return {
    kind: 'bill',
    currency: firm.baseCurrency,
    priceMode: 'net',
    lines: [line],
    category: 'rent',
    paidFrom: extra.usualPayer,
    every: '1',
    unit: 'month',
    firstDate: extra.today,
    end: 'never',
    mode: 'draft',
    period: 'ahead',
  }
}

function accountsOf({ t, language, extra }: About<Choices>) {
  const accounts = extra.accounts.map((account) => ({
    value: account.code,
    label: accountName(account, language),
  }))
  return [{ value: '', label: t('form.asLastTime') }, ...accounts]
}

function payersOf({ language, extra }: About<Choices>) {
  return extra.payers.map((account) => ({
    value: account.code,
    label: accountName(account, language),
  }))
}

function lineRatesOf(about: About<Choices>) {
  return [{ value: '', label: about.t('form.asLastTime') }, ...namedRates(about)]
}

function ratesOf(about: About<Choices>) {
  return [{ value: '', label: about.t('form.usualTax') }, ...namedRates(about)]
}

function namedRates({ language, extra }: About<Choices>) {
  return extra.rates.map(({ code, name }) => ({ value: code, label: name[language] ?? code }))
}
