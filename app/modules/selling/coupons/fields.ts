import type { TypedTree } from '#app/shell/form/form-tree.ts'
import type { Choice } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { type Coupon, maxCouponGoods } from '#contract/selling/coupons.ts'

/** What a coupon may be for: names that are suggested, and the firm's categories. */
export type CouponChoices = { items: string[]; categories: Choice[] }

/** What is asked about a coupon. */
export const couponSections: FormSection<Coupon, CouponChoices>[] = [
  {
    title: 'form.what',
    fields: [
      { name: 'code', kind: 'text', maxLength: 30, isHalf: true, hint: 'form.codeHint' },
      { name: 'name', kind: 'text', maxLength: 100, isHalf: true, hint: 'form.nameHint' },
      { name: 'kind', kind: 'choice', choices: 'kind', options: ['percent', 'amount'] },
      { name: 'value', kind: 'decimal', isHalf: true, hint: 'form.valueHint' },
      {
        name: 'minimum',
        kind: 'decimal',
        isHalf: true,
        isOptional: true,
        hint: 'form.minimumHint',
      },
    ],
  },
  {
    title: 'form.when',
    fields: [
      { name: 'validFrom', kind: 'date', isHalf: true, isOptional: true },
      { name: 'validTo', kind: 'date', isHalf: true, isOptional: true },
      { name: 'maxUses', kind: 'number', isHalf: true, isOptional: true, hint: 'form.usesHint' },
      {
        name: 'maxPerCustomer',
        kind: 'number',
        isHalf: true,
        isOptional: true,
        hint: 'form.perCustomerHint',
      },
    ],
  },
  {
    title: 'form.for',
    words: 'form.forWords',
    fields: [
      {
        name: 'categoryIds',
        kind: 'checks',
        isOptional: true,
        choicesOf: ({ extra }) => extra.categories,
        isShown: ({ extra }) => extra.categories.length > 0,
      },
      {
        name: 'items',
        kind: 'rows',
        isOptional: true,
        maxRows: maxCouponGoods,
        fields: [
          {
            name: 'item',
            kind: 'suggest',
            maxLength: 200,
            options: ({ extra }) => extra.items,
          },
        ],
      },
      { name: 'notes', kind: 'textarea', maxLength: 2000, isOptional: true },
    ],
  },
]

/** A form for a new coupon: ten percent off everything. */
export function newCoupon(): TypedTree {
  return { kind: 'percent', value: '10' }
}
