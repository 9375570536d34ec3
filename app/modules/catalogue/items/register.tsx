import { textAt } from '#app/shell/form/form-tree.ts'
import { useT } from '#app/shell/page-context.tsx'
import { rateOptions } from '#app/shell/rate-options.ts'
import { type Column, describeRegister, type Filter } from '#app/shell/register/describe.ts'
import { Tag } from '#app/ui/index.ts'
import { optionsText } from '#contract/catalogue/item-variants.ts'
import {
  type Item,
  ItemInput,
  ItemListQuery,
  type ItemRow,
  itemsContract,
} from '#contract/catalogue/items.ts'
import { type ItemChoices, loadItemChoices } from './choices.ts'
import { FoldedVariants } from './components/folded-variants.tsx'
import { ItemFacts } from './components/item-facts.tsx'
import { ItemPictures } from './components/item-pictures.tsx'
import { Thumbnail } from './components/thumbnail.tsx'
import { itemSections, newItem } from './fields.ts'
import { itemHeads } from './import-heads.ts'
import { itemLabelsPath, itemVariantsPath, itemWordsPath } from './paths.ts'

const columns: Column<ItemRow, ItemChoices>[] = [
  {
    name: 'picture',
    kind: 'text',
    label: 'list.picture',
    isPageOnly: true,
    cell: (row, { firm: { firmId } }) => <Thumbnail item={row} firmId={firmId} />,
  },
  {
    name: 'name',
    kind: 'link',
    label: 'list.name',
    sort: 'name',
    below: (row) => row.isParent && <FoldedVariants item={row} />,
  },
  { name: 'sku', kind: 'text', label: 'list.sku', sort: 'sku', place: 'detail' },
  {
    name: 'barcodes',
    kind: 'text',
    label: 'field.barcodes',
    isFileOnly: true,
    value: ({ barcodes }) => barcodes.join(', '),
  },
  { name: 'kind', kind: 'choice', choices: 'shortKind', label: 'list.kind' },
  {
    name: 'categoryId',
    kind: 'text',
    label: 'field.categoryId',
    value: ({ category }) => category,
  },
  {
    name: 'taxCode',
    kind: 'text',
    label: 'list.tax',
    place: 'secondDetail',
    value: ({ taxCode, priceMode }, { t, language, extra }) => {
      const tax = extra.rates.find(({ code }) => code === taxCode)?.name[language] ?? taxCode
      return priceMode === 'gross' ? t('list.taxIncluded', { tax }) : tax
    },
    fileValue: ({ taxCode }, { language, extra }) =>
      extra.rates.find(({ code }) => code === taxCode)?.name[language] ?? taxCode,
  },
  {
    name: 'priceMode',
    kind: 'choice',
    choices: 'priceMode',
    label: 'field.priceMode',
    isFileOnly: true,
  },
  { name: 'unit', kind: 'text', label: 'list.unit', place: 'state', stackedLabel: 'list.per' },
  {
    name: 'unitPrice',
    kind: 'price',
    label: 'list.price',
    sort: 'unitPrice',
    place: 'figure',
    tone: 'strong',
    currency: ({ currency }) => currency,
  },
  { name: 'description', kind: 'text', label: 'field.description', isFileOnly: true },
  { name: 'parentSku', kind: 'text', label: 'field.parentSku', isFileOnly: true },
  {
    name: 'options',
    kind: 'text',
    label: 'field.options',
    isFileOnly: true,
    value: ({ options }) => optionsText(options),
  },
  { name: 'weight', kind: 'text', label: 'field.weight', isFileOnly: true },
  { name: 'bill', kind: 'text', label: 'field.bill', isFileOnly: true },
  {
    name: 'kitStock',
    kind: 'choice',
    choices: 'kitStock',
    label: 'field.kitStock',
    isFileOnly: true,
  },
  {
    name: 'updatedAt',
    kind: 'instant',
    label: 'list.changed',
    isFileOnly: true,
  },
]

const filters: Filter<ItemChoices>[] = [
  {
    kind: 'choice',
    name: 'kind',
    label: 'list.kind',
    choices: ({ t }) =>
      ItemInput.shape.kind
        .unwrap()
        .options.map((value) => ({ value, label: t(`shortKind.${value}`) })),
  },
  {
    kind: 'choice',
    name: 'taxCode',
    label: 'list.tax',
    choices: ({ language, extra }) => rateOptions(extra.rates, language),
  },
  {
    kind: 'choice',
    name: 'categoryId',
    label: 'field.categoryId',
    choices: ({ extra }) => extra.categories,
  },
  { kind: 'decimalSpan', from: 'priceFrom', to: 'priceTo', label: 'list.price' },
]

export const register = describeRegister({
  name: 'items',
  recordKind: 'item',
  path: 'items',
  idParam: 'itemId',
  query: ItemListQuery,
  tabs: ['active', 'archived'],
  columns,
  filters,
  nameOf: ({ name }: ItemRow | Item) => name,
  load: loadItemChoices,
  bulk: [
    { action: 'archive', icon: 'archive', needs: 'item:edit', tabs: ['active'] },
    { action: 'restore', icon: 'archive-restore', needs: 'item:edit', tabs: ['archived'] },
  ],
  calls: {
    // Variants are folded below their parents, and found by themselves.
    list: ({ call, firm: { firmId } }, query) =>
      call(itemsContract.list, {
        ...query,
        firmId,
        ...(isPlain(query) && { variants: 'folded' as const }),
      }),
    rows: ({ call, firm: { firmId } }, query) => call(itemsContract.rows, { ...query, firmId }),
    bulk: ({ call, firm: { firmId } }, request, options) =>
      call(itemsContract.bulk, { ...request, firmId }, options),
    get: ({ call, firm: { firmId } }, itemId) => call(itemsContract.get, { firmId, itemId }),
    create: ({ call, firm: { firmId } }, input, options) =>
      call(itemsContract.create, { ...input, firmId }, options),
    update: ({ call, firm: { firmId } }, itemId, input) =>
      call(itemsContract.update, { ...input, firmId, itemId }),
  },
  hasImport: true,
  importHeads: itemHeads,
  fileFields: ['parentSku', 'options', 'bill'],
  form: { input: ItemInput, sections: itemSections, initial: newItem, takesFiles: true },
  actions: [
    {
      intent: 'showPicture',
      icon: 'image',
      needs: 'item:edit',
      isInPage: true,
      act: ({ call, firm: { firmId } }, itemId, options, { data }) =>
        call(
          itemsContract.setPicture,
          { firmId, itemId, attachmentId: textAt(data, 'attachmentId') || null },
          options,
        ),
    },
    {
      intent: 'archive',
      icon: 'archive',
      isInMenu: true,
      needs: 'item:edit',
      isOffered: ({ isArchived }) => !isArchived,
      act: ({ call, firm: { firmId } }, itemId, options) =>
        call(itemsContract.archive, { firmId, itemId }, options),
    },
    {
      intent: 'restore',
      icon: 'archive-restore',
      needs: 'item:edit',
      isOffered: ({ isArchived }) => isArchived,
      act: ({ call, firm: { firmId } }, itemId, options) =>
        call(itemsContract.restore, { firmId, itemId }, options),
    },
  ],
  sentenceOf: ({ parentName }, { t }) =>
    parentName === '' ? '' : t('variants.isOf', { name: parentName }),
  links: ({ id, kind, parentId, isParent }, { firm: { firmId }, can }) => [
    ...(kind === 'kit'
      ? []
      : [
          {
            label: 'variants.title',
            icon: 'boxes',
            href: itemVariantsPath(firmId, parentId || id),
          } as const,
        ]),
    ...(can('item:edit')
      ? [{ label: 'words.title', icon: 'languages', href: itemWordsPath(firmId, id) } as const]
      : []),
    {
      label: 'detail.labels',
      icon: 'scan-barcode',
      href: itemLabelsPath(firmId, id),
    },
    ...((kind === 'stock' || kind === 'kit') && !isParent
      ? [
          {
            label: 'detail.stock',
            icon: 'warehouse',
            href: `/firms/${firmId}/stock/items/${id}`,
          } as const,
        ]
      : []),
  ],
  Panels: ItemPictures,
  Mark: ArchivedMark,
  Facts: ItemFacts,
})

/** Whether nothing is looked for that a variant may have and its parent not. */
function isPlain({ q, priceFrom, priceTo }: ItemListQuery): boolean {
  return !q && priceFrom === undefined && priceTo === undefined
}

function ArchivedMark({ record }: { record: Item }) {
  const t = useT('items')
  return record.isArchived && <Tag>{t('detail.archivedTag')}</Tag>
}
