import type { ItemOption, ItemVariant, ItemVariants } from '#contract/catalogue/item-variants.ts'
import type { Reader } from '../../../../firm/store.ts'

type StoredOption = ItemVariants['options'][number]

type ValueRow = { id: string; name: string; valueId: string; value: string }

/** The options of an item with their values, each with its id. */
export function optionsOf({ sql }: Reader, itemId: string): StoredOption[] {
  const rows = sql
    .exec<ValueRow>(
      `select o.id, o.name, v.id as valueId, v.value from item_options o
       join item_option_values v on v.option_id = o.id
       where o.item_id = ? order by o.position, v.position`,
      itemId,
    )
    .toArray()
  const options = new Map<string, StoredOption>()
  for (const { id, name, valueId, value } of rows) {
    const option = options.get(id) ?? { id, name, values: [] }
    option.values.push({ id: valueId, value })
    options.set(id, option)
  }
  return [...options.values()]
}

/** Of a parent all values of its options, of a variant its own; of any other item nothing. */
export function optionWords(
  reader: Reader,
  { id, parentId, isParent }: { id: string; parentId: string; isParent: boolean },
): ItemOption[] {
  if (parentId !== '') return ownOptions(reader, id)
  if (!isParent) return []
  return optionsOf(reader, id).map(({ name, values }) => ({
    name,
    values: values.map(({ value }) => value),
  }))
}

function ownOptions({ sql }: Reader, itemId: string): ItemOption[] {
  return sql
    .exec<{ name: string; value: string }>(
      `select o.name, v.value from item_variant_values i
       join item_options o on o.id = i.option_id join item_option_values v on v.id = i.value_id
       where i.item_id = ? order by o.position`,
      itemId,
    )
    .toArray()
    .map(({ name, value }) => ({ name, values: [value] }))
}

type VariantRow = {
  id: string
  name: string
  sku: string
  barcodes: string
  unitPrice: string
  followsPrice: number
  isArchived: number
  valueIds: string
  valueTexts: string
}

/** A variant with the ids of its values, in the order of the options. */
export type StoredVariant = ItemVariant & { valueIds: string[] }

/** The variants of an item in the order of its options' values, archived ones too. */
export function variantsOf({ sql }: Reader, parentId: string): StoredVariant[] {
  const rows = sql
    .exec<VariantRow & { sortText: string }>(
      `select id, name, sku, barcodes, unit_price as unitPrice, follows_price as followsPrice,
         is_archived as isArchived, json_group_array(valueId) as valueIds,
         json_group_array(value) as valueTexts, group_concat(place, '.') as sortText
       from (select i.*, v.id as valueId, v.value, printf('%03d', v.position) as place
         from items i join item_variant_values w on w.item_id = i.id
         join item_options o on o.id = w.option_id join item_option_values v on v.id = w.value_id
         where i.parent_id = ? and i.parent_id <> '' order by i.id, o.position)
       group by id order by sortText, id`,
      parentId,
    )
    .toArray()
  return rows.map(({ barcodes, followsPrice, isArchived, valueIds, valueTexts, ...row }) => ({
    id: row.id,
    name: row.name,
    sku: row.sku,
    barcode: JSON.parse(barcodes)[0] ?? '',
    values: JSON.parse(valueTexts),
    valueIds: JSON.parse(valueIds),
    unitPrice: row.unitPrice,
    followsPrice: followsPrice === 1,
    isArchived: isArchived === 1,
  }))
}

/** What variants are called: `T-shirt, red / M`. */
export function variantName(parentName: string, values: readonly string[]): string {
  const words = values.join(' / ')
  return `${parentName.slice(0, Math.max(1, 198 - words.length))}, ${words}`.slice(0, 200)
}
