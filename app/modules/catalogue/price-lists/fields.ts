import type { TypedTree } from '#app/shell/form/form-tree.ts'
import type { About } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { maxListCustomers, maxListPrices, type PriceList } from '#contract/catalogue/price-lists.ts'
import type { PriceChoices } from './choices.ts'

/** What is asked about a price list. */
export const priceListSections: FormSection<PriceList, PriceChoices>[] = [
  {
    title: 'form.what',
    fields: [
      { name: 'name', kind: 'text', maxLength: 100 },
      { name: 'currency', kind: 'currency', isHalf: true },
      { name: 'priceMode', kind: 'choice', choices: 'priceMode', options: ['net', 'gross'] },
      { name: 'validFrom', kind: 'date', isHalf: true, isOptional: true },
      { name: 'validTo', kind: 'date', isHalf: true, isOptional: true },
    ],
  },
  {
    title: 'form.for',
    words: 'form.forWords',
    fields: [
      { name: 'tag', kind: 'text', maxLength: 40, isOptional: true, hint: 'form.tagHint' },
      {
        name: 'customers',
        kind: 'rows',
        isOptional: true,
        maxRows: maxListCustomers,
        fields: [
          {
            name: 'name',
            kind: 'suggest',
            maxLength: 160,
            options: ({ extra }) => extra.customers,
          },
        ],
      },
    ],
  },
  {
    title: 'form.prices',
    words: 'form.pricesWords',
    fields: [
      {
        name: 'prices',
        kind: 'rows',
        isOptional: true,
        maxRows: maxListPrices,
        fields: [
          {
            name: 'item',
            kind: 'suggest',
            maxLength: 200,
            options: ({ extra }) => extra.items,
          },
          { name: 'fromQuantity', kind: 'decimal', isHalf: true, isOptional: true },
          { name: 'unitPrice', kind: 'price', isHalf: true },
        ],
      },
      { name: 'notes', kind: 'textarea', maxLength: 2000, isOptional: true },
    ],
  },
]

/** A form for a new list: in the firm's currency, without tax. */
export function newPriceList({ firm }: About<PriceChoices>): TypedTree {
  return { currency: firm.baseCurrency, priceMode: 'net' }
}
