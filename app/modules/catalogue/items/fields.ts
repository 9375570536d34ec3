import { centreField } from '#app/modules/books/cost-centres/index.ts'
import { accountName } from '#app/shell/account-name.ts'
import { rateOptions } from '#app/shell/rate-options.ts'
import type { About } from '#app/shell/register/describe.ts'
import type { FieldDescription, FormSection } from '#app/shell/register/fields.ts'
import { holdsNothing } from '#app/shell/register/holds-nothing.ts'
import { type Item, maxItemPackages, maxItemSuppliers } from '#contract/catalogue/items.ts'
import { maxKitComponents } from '#contract/catalogue/kits.ts'
import type { ItemChoices } from './choices.ts'

/** Every item has one from the beginning. */
const unitField: FieldDescription<Item, ItemChoices> = {
  name: 'unit',
  kind: 'suggest',
  maxLength: 20,
  isHalf: true,
  hint: 'form.unitHint',
  options: unitsOf,
}

/** What few items need. */
const moreFields: FieldDescription<Item, ItemChoices>[] = [
  {
    name: 'sku',
    kind: 'text',
    maxLength: 60,
    isHalf: true,
    isOptional: true,
    hint: 'form.skuHint',
  },
  { name: 'categoryId', kind: 'select', isOptional: true, options: categoriesOf },
  {
    name: 'barcodes',
    kind: 'tags',
    maxLength: 800,
    isOptional: true,
    hint: 'form.barcodesHint',
  },
  {
    name: 'description',
    kind: 'textarea',
    maxLength: 2000,
    isOptional: true,
    hint: 'form.descriptionHint',
  },
  {
    name: 'pictureAlt',
    kind: 'text',
    maxLength: 200,
    isOptional: true,
    isFormOnly: true,
    hint: 'form.pictureAltHint',
  },
  { name: 'incomeAccount', kind: 'select', isOptional: true, options: accountsOf },
  { ...centreField, hint: 'form.costCentreHint' },
]

/** What is asked about an item. */
export const itemSections: FormSection<Item, ItemChoices>[] = [
  {
    title: 'form.what',
    words: 'form.whatWords',
    fields: [
      {
        name: 'kind',
        kind: 'choice',
        choices: 'kind',
        options: ['product', 'stock', 'kit', 'service'],
        icons: { product: 'package', stock: 'boxes', kit: 'gift', service: 'wrench' },
      },
      { name: 'name', kind: 'text', maxLength: 200 },
    ],
  },
  {
    title: 'form.price',
    words: 'form.priceWords',
    fields: [
      { name: 'unitPrice', kind: 'price' },
      { name: 'taxCode', kind: 'select', options: taxesOf },
      { name: 'priceMode', kind: 'choice', choices: 'priceMode', options: ['net', 'gross'] },
    ],
  },
  {
    title: 'form.more',
    words: 'form.moreWords',
    holdsFiles: true,
    fields: [unitField, ...moreFields],
    isFolded: (values) => holdsNothing(values, moreFields),
  },
  {
    title: 'form.packages',
    words: 'form.packagesWords',
    isFolded: (values) => holdsNothing(values, [{ name: 'packages' }, { name: 'buyingUnit' }]),
    fields: [
      {
        name: 'packages',
        kind: 'rows',
        isOptional: true,
        maxRows: maxItemPackages,
        fields: [
          { name: 'unit', kind: 'text', maxLength: 20, isHalf: true },
          { name: 'size', kind: 'decimal', isHalf: true },
          { name: 'barcode', kind: 'text', maxLength: 48, isOptional: true },
        ],
      },
      {
        name: 'buyingUnit',
        kind: 'text',
        maxLength: 20,
        isOptional: true,
        hint: 'form.buyingUnitHint',
      },
    ],
  },
  {
    title: 'form.stock',
    words: 'form.stockWords',
    isFolded: ({ kind }) => kind !== 'stock' && kind !== 'kit',
    fields: [
      { name: 'weight', kind: 'decimal', isOptional: true, hint: 'form.weightHint' },
      {
        name: 'costMethod',
        kind: 'choice',
        choices: 'costMethod',
        options: ['average', 'fifo'],
      },
      {
        name: 'tracking',
        kind: 'choice',
        choices: 'tracking',
        options: ['none', 'batches', 'serials'],
        hint: 'form.trackingHint',
      },
      {
        name: 'reorderLevel',
        kind: 'decimal',
        isHalf: true,
        isOptional: true,
        hint: 'form.reorderHint',
      },
      { name: 'reorderQuantity', kind: 'decimal', isHalf: true, isOptional: true },
      {
        name: 'surplusPercent',
        kind: 'decimal',
        isHalf: true,
        isOptional: true,
        hint: 'form.surplusHint',
      },
    ],
  },
  {
    title: 'form.components',
    words: 'form.componentsWords',
    isFolded: ({ kind }) => kind !== 'kit',
    fields: [
      {
        name: 'components',
        kind: 'rows',
        isOptional: true,
        maxRows: maxKitComponents,
        fields: [
          {
            name: 'item',
            kind: 'suggest',
            maxLength: 200,
            options: ({ extra }) => extra.components,
          },
          { name: 'quantity', kind: 'decimal', isHalf: true },
          { name: 'scrap', kind: 'decimal', isHalf: true, isOptional: true },
        ],
      },
      {
        name: 'kitStock',
        kind: 'choice',
        choices: 'kitStock',
        options: ['assembled', 'components'],
      },
      {
        name: 'labourCost',
        kind: 'decimal',
        needs: 'stock:cost',
        isOptional: true,
        hint: 'form.labourHint',
      },
    ],
  },
  {
    title: 'form.suppliers',
    words: 'form.suppliersWords',
    isFolded: (values) => holdsNothing(values, [{ name: 'suppliers' }]),
    fields: [
      {
        name: 'suppliers',
        kind: 'rows',
        needs: 'stock:cost',
        isOptional: true,
        maxRows: maxItemSuppliers,
        fields: [
          {
            name: 'supplierName',
            kind: 'suggest',
            maxLength: 160,
            options: ({ extra }) => extra.suppliers,
          },
          { name: 'supplierNumber', kind: 'text', maxLength: 60, isHalf: true, isOptional: true },
          { name: 'unitPrice', kind: 'decimal', isHalf: true, isOptional: true },
        ],
      },
    ],
  },
]

/** A form for a new item: the usual tax, one piece. */
export function newItem({ t, extra }: About<ItemChoices>): Record<string, string> {
  const usual = extra.rates.find((rate) => rate.isDefault) ?? extra.rates[0]
  const choices = {
    kind: 'product',
    priceMode: 'net',
    costMethod: 'average',
    tracking: 'none',
    kitStock: 'assembled',
  }
  const taxCode = extra.categories.length === 0 ? (usual?.code ?? '') : ''
  return { ...choices, unit: t('unit.piece'), taxCode }
}

const units = [
  'piece',
  'hour',
  'day',
  'month',
  'kilogram',
  'metre',
  'squareMetre',
  'litre',
  'package',
  'flat',
] as const

/** Any unit may be typed; these are the ones in daily use. */
function unitsOf({ t }: About<ItemChoices>) {
  return units.map((unit) => t(`unit.${unit}`))
}

function taxesOf({ t, language, extra }: About<ItemChoices>) {
  const rates = rateOptions(extra.rates, language)
  return extra.categories.length === 0
    ? rates
    : [{ value: '', label: t('form.usualTax') }, ...rates]
}

function categoriesOf({ t, extra }: About<ItemChoices>) {
  return [{ value: '', label: t('form.noCategory') }, ...extra.categories]
}

function accountsOf({ t, language, extra }: About<ItemChoices>) {
  const income = extra.accounts.filter(({ type }) => type === 'income')
  return [
    { value: '', label: t('form.usualAccount') },
    ...income.map((account) => ({ value: account.code, label: accountName(account, language) })),
  ]
}
