import { loadCategories } from '#app/modules/catalogue/item-categories/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { type About, type Column, describeRegister } from '#app/shell/register/describe.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { changedColumn, notesColumn } from '#app/shell/register/usual-columns.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { Tag } from '#app/ui/index.ts'
import { ItemListQuery, itemsContract } from '#contract/catalogue/items.ts'
import { parseAmount } from '#contract/core/money.ts'
import {
  type Coupon,
  CouponInput,
  CouponListQuery,
  type CouponRow,
  couponsContract,
} from '#contract/selling/coupons.ts'
import { CouponUses } from './components/coupon-uses.tsx'
import { type CouponChoices, couponSections, newCoupon } from './fields.ts'

type Off = Pick<CouponRow, 'kind' | 'value'>

/** What a coupon takes off, as people write it. */
function offText({ kind, value }: Off, { format, firm }: About<CouponChoices>): string {
  if (kind === 'percent') return format.percent(value)
  const amount = parseAmount(value, firm.baseCurrency)
  return amount === undefined ? value : format.money(amount, firm.baseCurrency)
}

const columns: Column<CouponRow, CouponChoices>[] = [
  { name: 'code', kind: 'link', label: 'field.code', sort: 'code' },
  { name: 'name', kind: 'text', label: 'field.name', place: 'detail' },
  { name: 'kind', kind: 'choice', choices: 'kind', label: 'field.kind', isFileOnly: true },
  {
    name: 'value',
    kind: 'text',
    label: 'field.value',
    place: 'figure',
    value: offText,
    fileValue: ({ value }) => value,
  },
  { name: 'minimum', kind: 'text', label: 'field.minimum', isFileOnly: true },
  { name: 'validFrom', kind: 'date', label: 'field.validFrom' },
  { name: 'validTo', kind: 'date', label: 'field.validTo', place: 'secondDetail' },
  {
    name: 'uses',
    kind: 'text',
    label: 'field.uses',
    place: 'state',
    value: ({ uses, maxUses }, { format, t }) =>
      maxUses === null
        ? format.number(uses)
        : t('list.usesOf', { uses: format.number(uses), most: format.number(maxUses) }),
    fileValue: ({ uses }) => uses,
  },
  { name: 'maxUses', kind: 'number', label: 'field.maxUses', isFileOnly: true },
  { name: 'maxPerCustomer', kind: 'number', label: 'field.maxPerCustomer', isFileOnly: true },
  {
    name: 'given',
    kind: 'money',
    label: 'field.given',
    currency: (_, { firm }) => firm.baseCurrency,
  },
  notesColumn,
  changedColumn,
]

/** As many items are suggested. */
const offered = 500

async function load(access: FirmAccess, page: 'list' | 'record' | 'form'): Promise<CouponChoices> {
  if (page === 'list') return { items: [], categories: [] }
  const { call, firm } = access
  const query = { ...ItemListQuery.parse({}), firmId: firm.firmId, size: offered }
  const [categories, items] = await Promise.all([
    access.can('item:view') ? loadCategories(access) : [],
    page === 'form' && access.can('item:view') ? call(itemsContract.rows, query) : { rows: [] },
  ])
  return { categories, items: items.rows.map(({ name }) => name) }
}

const plain = plainRegister({
  contract: couponsContract,
  query: CouponListQuery,
  input: CouponInput,
  one: (firmId, couponId) => ({ firmId, couponId }),
})

export const register = describeRegister({
  name: 'coupons',
  recordKind: 'coupon',
  path: 'coupons',
  idParam: 'couponId',
  tabs: ['active', 'archived'],
  columns,
  load,
  nameOf: ({ code }: CouponRow | Coupon) => code,
  sentenceOf: ({ name }) => name,
  ...plain,
  form: { input: CouponInput, sections: couponSections, initial: newCoupon },
  Mark: ArchivedMark,
  Panels: CouponUses,
})

function ArchivedMark({ record }: { record: Coupon }) {
  const t = useT('coupons')
  return record.isArchived && <Tag>{t('detail.archivedTag')}</Tag>
}
