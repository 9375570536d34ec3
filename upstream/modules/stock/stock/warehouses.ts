import { AppError, conflictOf } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { transitId, type Warehouse, type WarehouseInput } from '#contract/stock/warehouses.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Store, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'

const firstName: Record<Language, string> = {
  en: 'Main warehouse',
  de: 'Hauptlager',
  it: 'Magazzino principale',
  ru: 'Основной склад',
  es: 'Almacén principal',
}

const inTransit: Record<Language, string> = {
  en: 'On its way',
  de: 'Unterwegs',
  it: 'In viaggio',
  ru: 'В пути',
  es: 'En camino',
}

type Row = {
  id: string
  name: string
  code: string
  address: string
  is_usual: number
  is_archived: number
  version: number
}

/** The usual one first, archived ones last. */
export function listWarehouses({ sql }: Reader): Warehouse[] {
  return sql
    .exec<Row>(
      'select * from stock_warehouses order by is_archived, is_usual desc, name collate nocase',
    )
    .toArray()
    .map(toWarehouse)
}

/** @throws AppError not_found */
export function getWarehouse({ sql }: Reader, id: string): Warehouse {
  const [row] = sql.exec<Row>('select * from stock_warehouses where id = ?', id)
  if (!row) throw new AppError('not_found', 'No such warehouse')
  return toWarehouse(row)
}

/** Names by id, that of goods on their way too. */
export function warehouseNames(reader: Reader): Map<string, string> {
  const { language } = getFirmProfile(reader)
  const names = listWarehouses(reader).map(({ id, name }): [string, string] => [id, name])
  return new Map([...names, [transitId, inTransit[language]]])
}

/** The warehouse of documents that name none; made where the firm has none yet. */
export function usualWarehouse(writer: Writer, context: FirmContext): Warehouse {
  const found = listWarehouses(writer).find(({ isUsual }) => isUsual)
  if (found) return found
  const name = firstName[getFirmProfile(writer).language]
  return createWarehouse(writer, context, { name, code: '', address: '' })
}

/** Makes the first warehouse where whoever asks may; nothing for whoever may only look. */
export function ensureWarehouse(store: Store, context: FirmContext): void {
  if (!isAllowed(context.actor, 'stock:adjust')) return
  if (listWarehouses(store.reader).length > 0) return
  store.transact({ ...context, idempotency: null }, (writer) => usualWarehouse(writer, context))
}

/** The first one becomes the usual one. */
export function createWarehouse(
  writer: Writer,
  { newId }: FirmContext,
  { name, code, address }: WarehouseInput,
): Warehouse {
  const id = newId()
  const isUsual = listWarehouses(writer).length === 0 ? 1 : 0
  writer.sql.exec(
    `insert into stock_warehouses (id, name, code, address, is_usual, is_archived, version)
     values (?, ?, ?, ?, ?, 0, 1)`,
    ...[id, name, code, address, isUsual],
  )
  const after = getWarehouse(writer, id)
  writer.audit({ entity: 'warehouse', entityId: id, action: 'create', after })
  return after
}

/** @throws AppError not_found; conflict with the newer version as `detail.current` */
export function updateWarehouse(
  writer: Writer,
  id: string,
  { name, code, address, version }: WarehouseInput & { version: number },
): Warehouse {
  const before = getWarehouse(writer, id)
  requireVersion(before, version)
  const values = [name, code, address, id]
  return change(writer, before, 'name = ?, code = ?, address = ? where id = ?', values, 'update')
}

/** @throws AppError not_found */
export function makeUsual(writer: Writer, id: string): Warehouse {
  const before = getWarehouse(writer, id)
  if (before.isUsual) return before
  if (before.isArchived) throw refusal('warehouseArchived')
  writer.sql.exec('update stock_warehouses set is_usual = 0')
  return change(writer, before, 'is_usual = 1 where id = ?', [id], 'update')
}

/** @throws AppError not_found; conflict for the usual one and for one that is not empty */
export function setWarehouseArchived(writer: Writer, id: string, isArchived: boolean): Warehouse {
  const before = getWarehouse(writer, id)
  if (before.isArchived === isArchived) return before
  if (isArchived && before.isUsual) throw refusal('usualWarehouse')
  if (isArchived && !isEmpty(writer, id)) throw refusal('warehouseNotEmpty')
  const action = isArchived ? 'archive' : 'restore'
  return change(writer, before, 'is_archived = ? where id = ?', [isArchived ? 1 : 0, id], action)
}

function isEmpty({ sql }: Reader, id: string): boolean {
  const held = sql.exec(
    'select 1 from stock_balances where warehouse_id = ? and quantity <> 0 limit 1',
    id,
  )
  const open = sql.exec(
    `select 1 from stock_documents where state = 'open' and (warehouse_id = ?1 or to_warehouse_id = ?1)
     limit 1`,
    id,
  )
  return held.toArray().length + open.toArray().length === 0
}

function change(
  writer: Writer,
  before: Warehouse,
  set: string,
  values: readonly (string | number)[],
  action: string,
): Warehouse {
  writer.sql.exec(`update stock_warehouses set version = version + 1, ${set}`, ...values)
  const after = getWarehouse(writer, before.id)
  writer.audit({ entity: 'warehouse', entityId: before.id, action, before, after })
  return after
}

function toWarehouse({ is_usual, is_archived, ...row }: Row): Warehouse {
  return { ...row, isUsual: is_usual === 1, isArchived: is_archived === 1 }
}

const refusal: (reason: 'usualWarehouse' | 'warehouseNotEmpty' | 'warehouseArchived') => AppError =
  conflictOf
