import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import { parseAmount } from '#contract/core/money.ts'
import { type Coupon, type CouponInput, couponsContract } from '#contract/selling/coupons.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import type { Prepared } from '../../../register/description.ts'
import { trailsOfCategories } from '../../catalogue/item-categories/views.ts'
import { itemsMeant, namesToWrite } from '../../catalogue/items/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { couponList, couponRow } from './list.ts'
import { findByCode, goodsOf, type StoredCoupon, withGoods } from './reader.ts'
import { couponsTable } from './tables.ts'
import { keepGoods } from './writer.ts'

export const coupons = defineRegister({
  kind: 'coupon',
  contract: couponsContract,
  table: couponsTable,
  list: couponList,
  row: couponRow,
  record: withGoods,
  labelOf: ({ code }) => code,
  found: ({ code, name, notes }) => ({
    words: { code, name, notes },
    subtitle: name,
    text: notes,
  }),
  reach: 'whole',
  prepare,
  history: forHistory,
})

export const { create: createCoupon } = coupons

/** What people typed, in words; how often it was redeemed is no change of it. */
function forHistory(
  reader: Reader,
  { items, categoryIds, lastUses: _, uses: __, given: ___, ...coupon }: Coupon,
) {
  const trails = trailsOfCategories(reader)
  return {
    ...coupon,
    items: items.map(({ item }) => item),
    categories: categoryIds.map((id) => trails.get(id) ?? ''),
  }
}

/** Ids in place of names. @throws AppError invalid with each field that is none */
function prepare(
  writer: Writer,
  _: FirmContext,
  { items, categoryIds, ...values }: CouponInput,
  before?: StoredCoupon,
): Prepared {
  const fields: FieldProblems = {}
  const { baseCurrency } = getFirmProfile(writer)
  const other = findByCode(writer, values.code)
  if (other && other.id !== before?.id) fields.code = { key: 'couponCodeTaken' }
  if (values.kind === 'percent' && Number(values.value) > 100) {
    fields.value = { key: 'tooLarge', params: { maximum: 100 } }
  }
  const amounts = {
    minimum: values.minimum,
    ...(values.kind === 'amount' && { value: values.value }),
  }
  for (const [name, text] of Object.entries(amounts)) {
    if (text === '' || parseAmount(text, baseCurrency) !== undefined) continue
    fields[name] = { key: 'tooManyDecimals' }
  }
  const { validFrom, validTo } = values
  if (validFrom !== null && validTo !== null && validTo < validFrom) {
    fields.validTo = { key: 'endBeforeStart' }
  }
  const known = knownItems(writer, before?.id ?? '')
  const itemIds = items.flatMap(({ item }, at) => {
    const [found, another] = itemsMeant(writer, item)
    const id = known.get(item) ?? found?.id
    if (id !== undefined && (!another || known.has(item))) return [id]
    fields[`items.${at}.item`] = { key: another ? 'severalItems' : 'unknownItem' }
    return []
  })
  const trails = trailsOfCategories(writer)
  if (categoryIds.some((id) => !trails.has(id))) fields.categoryIds = { key: 'unknownCategory' }
  refuseProblems(fields, 'The coupon has fields to correct')
  const goods = { itemIds: [...new Set(itemIds)], categoryIds: [...new Set(categoryIds)] }
  return { columns: values, follow: (id) => keepGoods(writer, id, goods) }
}

/** The items a coupon has already by the names it shows them under, archived ones too. */
function knownItems(reader: Reader, couponId: string): Map<string, string> {
  const { itemIds } = goodsOf(reader, couponId)
  return new Map([...namesToWrite(reader, itemIds)].map(([id, name]) => [name, id]))
}
