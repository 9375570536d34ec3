import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import type { TillFavourites } from '#contract/tills/till-favourites.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { itemsMeant, itemsToSell, namesToWrite } from '../../catalogue/items/index.ts'
import { getStoredRegister } from './registers.ts'

/** The items that a till shows first, in their order; those that are archived are left out. */
export function favouriteIds({ sql }: Reader, registerId: string): string[] {
  return sql
    .exec<{ id: string }>(
      'select item_id as id from till_favourites where register_id = ? order by position',
      registerId,
    )
    .toArray()
    .map(({ id }) => id)
}

/** @throws AppError not_found */
export function getFavourites(reader: Reader, registerId: string): TillFavourites {
  const { version } = getStoredRegister(reader, registerId)
  const ids = favouriteIds(reader, registerId)
  const names = namesToWrite(reader, ids)
  const items = itemsToSell(reader, ids)
  return {
    version,
    rows: ids.flatMap((itemId) => {
      const item = items.get(itemId)
      return item ? [{ itemId, item: names.get(itemId) ?? item.name, name: item.name }] : []
    }),
  }
}

/**
 * Has a till show these items first, in this order; none means what it sells most.
 * @throws AppError not_found, invalid; conflict with the newer ones as `detail.current`
 */
export function setFavourites(
  writer: Writer,
  _: FirmContext,
  registerId: string,
  { items, version }: { items: readonly string[]; version: number },
): TillFavourites {
  const register = getStoredRegister(writer, registerId)
  const before = getFavourites(writer, registerId)
  requireVersion(register, version, () => before)
  const fields: FieldProblems = {}
  const known = new Map(before.rows.map(({ item, itemId }) => [item, itemId]))
  const ids = items.map((text, at) => {
    const [found, other] = itemsMeant(writer, text)
    const id = known.get(text) ?? found?.id ?? ''
    if (id === '') fields[`items.${at}`] = { key: 'unknownItem' }
    else if (other && !known.has(text)) fields[`items.${at}`] = { key: 'severalItems' }
    return id
  })
  for (const [at, id] of ids.entries()) {
    if (id !== '' && ids.indexOf(id) < at) fields[`items.${at}`] = { key: 'itemTwice' }
  }
  refuseProblems(fields, 'The favourites have fields to correct')
  writer.sql.exec('delete from till_favourites where register_id = ?', registerId)
  for (const [position, id] of ids.entries()) {
    writer.sql.exec(
      'insert into till_favourites (register_id, position, item_id) values (?, ?, ?)',
      ...[registerId, position, id],
    )
  }
  writer.sql.exec('update till_registers set version = version + 1 where id = ?', registerId)
  const after = getFavourites(writer, registerId)
  const namesOf = ({ rows }: TillFavourites) => ({ favourites: rows.map(({ name }) => name) })
  writer.audit({
    ...{ entity: 'tillRegister', entityId: registerId, action: 'update', title: register.name },
    before: namesOf(before),
    after: namesOf(after),
  })
  return after
}
