import type { KitComponent } from '#contract/catalogue/kits.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { itemsMeant, namesToWrite } from './to-sell.ts'

/** What a kit is made of, each named so that it is found again. */
export function componentsOf(reader: Reader, itemId: string): KitComponent[] {
  const rows = reader.sql
    .exec<{ componentId: string; quantity: string; scrap: string }>(
      `select component_id as componentId, quantity, scrap from item_components
       where item_id = ? order by position`,
      itemId,
    )
    .toArray()
  if (rows.length === 0) return []
  const names = namesToWrite(
    reader,
    rows.map(({ componentId }) => componentId),
  )
  return rows.map(({ componentId, ...row }) => ({
    item: names.get(componentId) ?? componentId,
    ...row,
  }))
}

/** Writes anew what a kit is made of; the caller has checked the names. */
export function keepComponents(
  writer: Writer,
  itemId: string,
  components: readonly KitComponent[],
): void {
  const ids = components.map(({ item }) => componentMeant(writer, itemId, item)?.id ?? '')
  writer.sql.exec('delete from item_components where item_id = ?', itemId)
  for (const [position, { quantity, scrap }] of components.entries()) {
    writer.sql.exec(
      `insert into item_components (item_id, position, component_id, quantity, scrap)
       values (?, ?, ?, ?, ?)`,
      ...[itemId, position, ids[position] ?? '', quantity, scrap],
    )
  }
}

/** Components have to be in stock or kits themselves, and no kit is made of itself at any depth. */
export function problemsOfComponents(
  reader: Reader,
  itemId: string,
  components: readonly KitComponent[],
): FieldProblems {
  const fields: FieldProblems = {}
  const known = new Set<string>()
  for (const [at, { item }] of components.entries()) {
    const path = `components.${at}.item`
    const found = componentMeant(reader, itemId, item)
    if (!found) fields[path] = { key: 'unknownComponent' }
    else if (known.has(found.id)) fields[path] = { key: 'componentTwice' }
    else if (itemId !== '' && isMadeOf(reader, found.id, itemId)) {
      fields[path] = { key: 'madeOfItself' }
    }
    if (found) known.add(found.id)
  }
  return fields
}

type Found = { id: string; kind: string }

/** One that the kit has already may be archived. */
function componentMeant(reader: Reader, itemId: string, text: string): Found | undefined {
  const [known] = reader.sql
    .exec<Found>(
      `select id, kind from item_components join items on id = component_id
       where item_id = ? and (id = ? or name = ? collate nocase or (sku = ? and sku <> ''))
       limit 1`,
      ...[itemId, text, text, text],
    )
    .toArray()
  const meant = known ? [known] : itemsMeant(reader, text)
  const usable = meant.filter(({ kind }) => kind === 'stock' || kind === 'kit')
  return usable.length === 1 ? usable[0] : undefined
}

/** Whether an item is another one, or has it in itself at any depth. */
function isMadeOf({ sql }: Reader, id: string, otherId: string): boolean {
  const rows = sql.exec(
    `with recursive part (id) as (
       select ?1 union select component_id from part join item_components on item_id = part.id)
     select 1 from part where id = ?2 limit 1`,
    ...[id, otherId],
  )
  return rows.toArray().length > 0
}
