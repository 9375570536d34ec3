import { AppError, type FieldProblems } from '#contract/core/errors.ts'
import { parseAmount } from '#contract/core/money.ts'
import type { Coupon, CouponInput } from '#contract/selling/coupons.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { trailsOfCategories } from '../../catalogue/item-categories/views.ts'
import { itemsMeant, namesToWrite } from '../../catalogue/items/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { findByCode, getCoupon, getStoredCoupon, goodsOf } from './reader.ts'
import { type CouponValues, changeCoupon, insertCoupon, setArchived } from './writer.ts'

const entity = 'coupon'

/** @throws AppError invalid */
export function createCoupon(writer: Writer, context: FirmContext, input: CouponInput): Coupon {
  const id = insertCoupon(writer, context, valuesOf(writer, input, ''))
  const after = getCoupon(writer, context.actor, id)
  const title = after.code
  writer.audit({ entity, entityId: id, action: 'create', title, after: forHistory(writer, after) })
  return after
}

/** @throws AppError not_found, invalid; conflict with the newer version as `detail.current` */
export function updateCoupon(
  writer: Writer,
  context: FirmContext,
  id: string,
  { version, ...input }: CouponInput & { version: number },
): Coupon {
  const before = getCoupon(writer, context.actor, id)
  if (before.version !== version) {
    throw new AppError('conflict', 'Changed meanwhile', { detail: { current: before } })
  }
  const values = valuesOf(writer, input, id)
  changeCoupon(writer, context, id, { ...values, version: version + 1 })
  const after = getCoupon(writer, context.actor, id)
  writer.audit({
    entity,
    entityId: id,
    action: 'update',
    title: after.code,
    before: forHistory(writer, before),
    after: forHistory(writer, after),
  })
  return after
}

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
function valuesOf(reader: Reader, input: CouponInput, couponId: string): CouponValues {
  const { items, categoryIds, ...values } = input
  const fields: FieldProblems = {}
  const { baseCurrency } = getFirmProfile(reader)
  const other = findByCode(reader, values.code)
  if (other && other.id !== couponId) fields.code = { key: 'couponCodeTaken' }
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
  const known = knownItems(reader, couponId)
  const itemIds = items.flatMap(({ item }, at) => {
    const [found, another] = itemsMeant(reader, item)
    const id = known.get(item) ?? found?.id
    if (id !== undefined && (!another || known.has(item))) return [id]
    fields[`items.${at}.item`] = { key: another ? 'severalItems' : 'unknownItem' }
    return []
  })
  const trails = trailsOfCategories(reader)
  if (categoryIds.some((id) => !trails.has(id))) fields.categoryIds = { key: 'unknownCategory' }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', 'Coupon', { fields })
  return {
    ...values,
    itemIds: [...new Set(itemIds)],
    categoryIds: [...new Set(categoryIds)],
  }
}

/** The items a coupon has already by the names it shows them under, archived ones too. */
function knownItems(reader: Reader, couponId: string): Map<string, string> {
  const { itemIds } = goodsOf(reader, couponId)
  return new Map([...namesToWrite(reader, itemIds)].map(([id, name]) => [name, id]))
}

/** Takes one out of use, or back in. @throws AppError not_found */
export function archiveCoupon(
  writer: Writer,
  context: FirmContext,
  id: string,
  isArchived: boolean,
): Coupon {
  const before = getStoredCoupon(writer, id)
  if (before.isArchived !== isArchived) {
    setArchived(writer, context, id, { isArchived, version: before.version + 1 })
    const action = isArchived ? 'archive' : 'restore'
    writer.audit({ entity, entityId: id, action, title: before.code })
  }
  return getCoupon(writer, context.actor, id)
}

/** What can be done to many at once. */
export const couponBulk = {
  steps: {
    archive: (writer: Writer, context: FirmContext, id: string) =>
      archiveCoupon(writer, context, id, true),
    restore: (writer: Writer, context: FirmContext, id: string) =>
      archiveCoupon(writer, context, id, false),
  },
  labelOf: (reader: Reader, id: string) => getStoredCoupon(reader, id).code,
}
