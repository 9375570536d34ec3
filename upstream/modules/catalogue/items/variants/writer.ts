import type { FirmContext, Writer } from '../../../../firm/store.ts'

/** Adds an option behind the others of an item. */
export function insertOption(
  { sql }: Writer,
  { newId }: FirmContext,
  { itemId, position, name }: { itemId: string; position: number; name: string },
): string {
  const id = newId()
  sql.exec(
    'insert into item_options (id, item_id, position, name) values (?, ?, ?, ?)',
    ...[id, itemId, position, name],
  )
  return id
}

export function insertOptionValue(
  { sql }: Writer,
  { newId }: FirmContext,
  { optionId, position, value }: { optionId: string; position: number; value: string },
): string {
  const id = newId()
  sql.exec(
    'insert into item_option_values (id, option_id, position, value) values (?, ?, ?, ?)',
    ...[id, optionId, position, value],
  )
  return id
}

export function renameOption({ sql }: Writer, id: string, name: string): void {
  sql.exec('update item_options set name = ? where id = ?', name, id)
}

export function renameOptionValue({ sql }: Writer, id: string, value: string): void {
  sql.exec('update item_option_values set value = ? where id = ?', value, id)
}

/** Says of an item that it has variants, and of what else it is one. */
export function setVariantColumns(
  { sql }: Writer,
  itemId: string,
  {
    parentId,
    isParent,
    followsPrice,
  }: { parentId: string; isParent: boolean; followsPrice: boolean },
): void {
  sql.exec(
    'update items set parent_id = ?, is_parent = ?, follows_price = ? where id = ?',
    ...[parentId, isParent ? 1 : 0, followsPrice ? 1 : 0, itemId],
  )
}

export function setFollowsPrice({ sql }: Writer, itemId: string, follows: boolean): void {
  sql.exec('update items set follows_price = ? where id = ?', follows ? 1 : 0, itemId)
}

/** Raises the version of an item whose options or variants changed. */
export function touchParent({ sql }: Writer, { actor, now }: FirmContext, itemId: string): void {
  sql.exec(
    'update items set version = version + 1, updated_at = ?, updated_by = ? where id = ?',
    ...[now.toISOString(), actor.userId, itemId],
  )
}

/** Writes which values a variant has. */
export function insertVariantValues(
  { sql }: Writer,
  itemId: string,
  values: readonly { optionId: string; valueId: string }[],
): void {
  for (const { optionId, valueId } of values) {
    sql.exec(
      'insert into item_variant_values (item_id, option_id, value_id) values (?, ?, ?)',
      ...[itemId, optionId, valueId],
    )
  }
}

/** Takes away what was said of the options of an item. */
export function forgetVariantWords({ sql }: Writer, itemId: string): void {
  sql.exec('delete from item_variant_values where item_id = ?', itemId)
  sql.exec(
    'delete from item_option_values where option_id in (select id from item_options where item_id = ?)',
    itemId,
  )
  sql.exec('delete from item_options where item_id = ?', itemId)
}

/** What an item is a variant of, and by which values. */
export type VariantPlace = {
  parentId: string
  followsPrice: boolean
  values: readonly { optionId: string; valueId: string }[]
}

/** Makes an item a variant of another. */
export function placeVariant(
  writer: Writer,
  itemId: string,
  { parentId, followsPrice, values }: VariantPlace,
): void {
  setVariantColumns(writer, itemId, { parentId, isParent: false, followsPrice })
  insertVariantValues(writer, itemId, values)
}
