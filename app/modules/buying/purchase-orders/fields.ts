import type { TypedTree } from '#app/shell/form/form-tree.ts'
import type { About } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { suppliersFound } from '#app/shell/register/parties-found.ts'
import type { PurchaseOrder, PurchaseOrderChoices } from '#contract/buying/purchase-orders.ts'

/** What is asked about an order. */
export const orderSections: FormSection<PurchaseOrder, PurchaseOrderChoices>[] = [
  {
    title: 'form.from',
    words: 'form.fromWords',
    fields: [
      {
        name: 'supplierName',
        kind: 'suggest',
        maxLength: 160,
        hint: 'form.supplierHint',
        options: ({ extra }) => extra.suppliers,
        search: suppliersFound,
      },
      { name: 'issueDate', kind: 'date', isHalf: true },
      { name: 'expectedDate', kind: 'date', isHalf: true, isOptional: true },
      { name: 'currency', kind: 'currency', isHalf: true },
      { name: 'exchangeRate', kind: 'decimal', isHalf: true, isOptional: true },
    ],
  },
  {
    title: 'form.what',
    words: 'form.whatWords',
    fields: [
      {
        name: 'lines',
        kind: 'rows',
        maxRows: 200,
        fields: [
          {
            name: 'item',
            kind: 'suggest',
            isHalf: true,
            isOptional: true,
            maxLength: 200,
            options: ({ extra }) => extra.items,
            search: { path: 'items/names?kind=stock', needs: 'item:view' },
          },
          { name: 'description', kind: 'text', isHalf: true, isOptional: true, maxLength: 500 },
          { name: 'quantity', kind: 'decimal', isHalf: true },
          { name: 'unit', kind: 'text', maxLength: 20, isHalf: true, isOptional: true },
          { name: 'unitPrice', kind: 'price', isHalf: true },
          { name: 'taxCode', kind: 'select', isHalf: true, isOptional: true, options: ratesOf },
        ],
      },
    ],
  },
  {
    title: 'form.texts',
    fields: [
      { name: 'notes', kind: 'textarea', maxLength: 2000, isOptional: true },
      { name: 'internalNote', kind: 'textarea', maxLength: 2000, isOptional: true },
    ],
  },
]

/** A form for a new order: today, in the firm's currency, with a line to fill in. */
export function newOrder({ firm, extra }: About<PurchaseOrderChoices>): TypedTree {
  const line = { item: '', description: '', quantity: '', unit: '', unitPrice: '', taxCode: '' }
  return { issueDate: extra.today, currency: firm.baseCurrency, lines: [line] }
}

function ratesOf({ t, language, extra }: About<PurchaseOrderChoices>) {
  const rates = extra.rates.map(({ code, name }) => ({
    value: code,
    label: name[language] ?? code,
  }))
  return [{ value: '', label: t('form.usualTax') }, ...rates]
}
