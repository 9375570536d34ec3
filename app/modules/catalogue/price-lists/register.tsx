import { useT } from '#app/shell/page-context.tsx'
import { type Column, describeRegister, type Filter } from '#app/shell/register/describe.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { Tag } from '#app/ui/index.ts'
import {
  type PriceList,
  PriceListInput,
  PriceListListQuery,
  type PriceListRow,
  priceListsContract,
} from '#contract/catalogue/price-lists.ts'
import { loadPriceChoices, type PriceChoices } from './choices.ts'
import { newPriceList, priceListSections } from './fields.ts'

const columns: Column<PriceListRow, PriceChoices>[] = [
  { name: 'name', kind: 'link', label: 'field.name', sort: 'name' },
  {
    name: 'for',
    kind: 'text',
    label: 'list.for',
    place: 'detail',
    value: ({ tag, customerCount }, { t }) =>
      [
        customerCount > 0 ? t('list.customers', { count: customerCount }) : '',
        tag === '' ? '' : t('list.tagged', { tag }),
      ]
        .filter(Boolean)
        .join(', ') || t('list.everybody'),
  },
  { name: 'currency', kind: 'text', label: 'field.currency' },
  { name: 'priceMode', kind: 'choice', choices: 'priceMode', label: 'field.priceMode' },
  { name: 'validFrom', kind: 'date', label: 'field.validFrom' },
  { name: 'validTo', kind: 'date', label: 'field.validTo' },
  { name: 'priceCount', kind: 'number', label: 'list.prices', place: 'figure' },
  { name: 'updatedAt', kind: 'instant', label: 'list.changed', sort: 'updatedAt', place: 'state' },
]

const filters: Filter<PriceChoices>[] = [
  { kind: 'text', name: 'currency', label: 'field.currency' },
]

const plain = plainRegister({
  contract: priceListsContract,
  query: PriceListListQuery,
  input: PriceListInput,
  one: (firmId, priceListId) => ({ firmId, priceListId }),
})

export const register = describeRegister({
  name: 'price-lists',
  recordKind: 'priceList',
  path: 'price-lists',
  idParam: 'priceListId',
  tabs: ['active', 'archived'],
  columns,
  filters,
  load: loadPriceChoices,
  nameOf: ({ name }: PriceListRow | PriceList) => name,
  ...plain,
  form: { input: PriceListInput, sections: priceListSections, initial: newPriceList },
  Mark: ArchivedMark,
})

function ArchivedMark({ record }: { record: PriceList }) {
  const t = useT('price-lists')
  return record.isArchived && <Tag>{t('detail.archivedTag')}</Tag>
}
