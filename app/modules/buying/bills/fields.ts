import { centreField } from '#app/modules/books/cost-centres/index.ts'
import { accountName } from '#app/shell/account-name.ts'
import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import type { About } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { customersFound, suppliersFound } from '#app/shell/register/parties-found.ts'
import { type Bill, type BillChoices, BillKind } from '#contract/buying/bills.ts'
import { BillSums } from './components/bill-sums.tsx'

/** What is asked about a bill. */
export const billSections: FormSection<Bill, BillChoices>[] = [
  {
    title: 'form.from',
    words: 'form.fromWords',
    fields: [
      { name: 'kind', kind: 'choice', choices: 'kind', options: BillKind.options },
      {
        name: 'supplierName',
        kind: 'suggest',
        maxLength: 160,
        hint: 'form.supplierHint',
        options: ({ extra }) => extra.suppliers,
        search: suppliersFound,
      },
      { name: 'supplierNumber', kind: 'text', maxLength: 60, isHalf: true, isOptional: true },
      { name: 'currency', kind: 'currency', isHalf: true },
      { name: 'date', kind: 'date', isHalf: true },
      { name: 'dueDate', kind: 'date', isHalf: true, isOptional: true, hint: 'form.dueHint' },
    ],
  },
  {
    title: 'form.what',
    words: 'form.whatWords',
    fields: [
      { name: 'priceMode', kind: 'choice', choices: 'priceMode', options: ['net', 'gross'] },
      {
        name: 'lines',
        kind: 'rows',
        maxRows: 200,
        layout: 'lines',
        fields: [
          {
            name: 'description',
            kind: 'suggest',
            span: 12,
            maxLength: 500,
            options: ({ extra }) => extra.items,
            search: { path: 'items/names', needs: 'item:view' },
          },
          { name: 'quantity', kind: 'decimal', span: 4, isOptional: true },
          { name: 'unit', kind: 'text', span: 4, maxLength: 20, isOptional: true },
          { name: 'unitPrice', kind: 'price', span: 4 },
          { name: 'account', kind: 'select', span: 12, isOptional: true, options: accountsOf },
          { name: 'taxCode', kind: 'select', span: 6, isOptional: true, options: ratesOf },
          { name: 'tax', kind: 'decimal', span: 6, isOptional: true, hint: 'form.taxHint' },
          { ...centreField, span: 12 },
          {
            name: 'billTo',
            kind: 'suggest',
            span: 12,
            isOptional: true,
            maxLength: 120,
            needs: 'party:view',
            options: ({ extra }) => extra.customers,
            search: customersFound,
          },
        ],
        Foot: BillSums,
      },
      { name: 'total', kind: 'price', isOptional: true, hint: 'form.totalHint', value: () => '' },
    ],
  },
  {
    title: 'form.paying',
    fields: [
      {
        name: 'iban',
        kind: 'text',
        needs: 'party:bank',
        maxLength: 42,
        isOptional: true,
        hint: 'form.ibanHint',
      },
      {
        name: 'withheldTax',
        kind: 'price',
        country: 'IT',
        isOptional: true,
        hint: 'form.withheldHint',
      },
      { name: 'paymentReference', kind: 'text', maxLength: 140, isOptional: true },
      { name: 'exchangeRate', kind: 'decimal', isOptional: true, hint: 'form.rateHint' },
      { name: 'note', kind: 'textarea', maxLength: 2000, isOptional: true },
    ],
  },
  {
    title: 'form.selfBilling',
    words: 'form.selfBillingWords',
    fields: [
      { name: 'isSelfBilled', kind: 'yesNo', hint: 'form.selfBilledHint' },
      { name: 'supplyDate', kind: 'date', isHalf: true, isOptional: true, hint: 'form.supplyHint' },
      {
        name: 'corrects',
        kind: 'text',
        maxLength: 60,
        isHalf: true,
        isOptional: true,
        hint: 'form.correctsHint',
      },
    ],
    isFolded: (values) => textAt(values, 'isSelfBilled') !== 'true',
  },
]

/** A form for a new bill: today, in the firm's currency, with a line to fill in. */
export function newBill({ firm, extra }: About<BillChoices>): TypedTree {
  const amounts = { quantity: '', unit: '', unitPrice: '', tax: '' }
  const line = {
    description: '',
    ...amounts,
    account: '',
    taxCode: '',
    billTo: '',
    costCentreId: '',
  }
  return {
    kind: 'bill',
    priceMode: 'net',
    date: extra.today,
    currency: firm.baseCurrency,
    lines: [line],
  }
}

function accountsOf({ t, language, extra }: About<BillChoices>) {
  const accounts = extra.accounts.map((account) => ({
    value: account.code,
    label: accountName(account, language),
  }))
  return [{ value: '', label: t('form.asLastTime') }, ...accounts]
}

function ratesOf({ t, language, extra }: About<BillChoices>) {
  const rates = extra.rates.map(({ code, name }) => ({
    value: code,
    label: name[language] ?? code,
  }))
  return [{ value: '', label: t('form.asLastTime') }, ...rates]
}

/** The name of a rate, or its code where it is offered no more. */
export function rateOf(taxCode: string, about: About<BillChoices>): string {
  return ratesOf(about).find(({ value }) => value === taxCode)?.label ?? taxCode
}

/** Code and name of an account. */
export function accountOf(code: string, about: About<BillChoices>): string {
  return accountsOf(about).find(({ value }) => value === code)?.label ?? code
}
