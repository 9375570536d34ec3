import {
  conflictOf,
  type FieldProblems,
  invalidField,
  refuseProblems,
} from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { ProductionRunInput } from '#contract/stock/production-orders.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { changeRow } from '../../../register/stored-rows.ts'
import { takeNumber } from '../../books/numbering/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import {
  isUndone,
  makeKit,
  quantityText,
  stockItems,
  sumByItem,
  unitsOf,
  usualWarehouse,
} from '../stock/index.ts'
import { needsOf, partsFor, promiseParts, runsOf, type StoredProduction } from './reader.ts'
import { productionOrders } from './register.ts'
import { type Need, productionOrdersTable, productionRunsTable } from './tables.ts'

type One = { productionOrderId: string }
type Part = { itemId: string; quantity: number }

/** Releases a planned order: its bill of materials is kept as it is. @throws AppError not_found; conflict */
export function release(writer: Writer, firm: FirmContext, { productionOrderId: id }: One) {
  const row = requireState(productionOrders.get(writer, id), 'planned')
  const { number } = takeNumber(writer, {
    kind: 'productionOrder',
    date: firmDate(writer, firm),
  })
  const needs = needsOf(writer, row)
  if (needs.length === 0) throw conflictOf('productionWithoutParts')
  changeRow(writer, productionOrdersTable, firm, id, {
    ...{ number, needs, state: 'released', place: 'released' },
  })
  promiseParts(writer, firm, productionOrders.get(writer, id))
  audit(writer, row, 'release', { number })
  return productionOrders.show(writer, firm, id)
}

/**
 * Takes the components of what was made, and of what is no good, off the shelf, and puts what was made on
 * it at what they cost with the labour. What was only spoiled is written off.
 * @throws AppError not_found; conflict; locked; invalid where nothing was made, for a component that is
 * not kept in stock, where some are missing, and where that is rather an adjustment of stock than
 * production, for whom may not adjust it
 */
export function make(
  writer: Writer,
  firm: FirmContext,
  { productionOrderId: id, date, parts: asked, ...run }: ProductionRunInput & One,
) {
  const row = requireState(productionOrders.get(writer, id), 'released')
  const made = unitsOf(run.made || '0')
  const scrapped = unitsOf(run.scrapped || '0')
  if (made + scrapped === 0) throw invalidField('made', 'notPositive')
  const needs = needsOf(writer, row)
  const parts =
    asked.length === 0
      ? partsFor(needs, made + scrapped)
      : asked.map(({ itemId, quantity }) => ({ itemId, quantity: unitsOf(quantity || '0') }))
  requireKnown(writer, parts)
  if (!isAllowed(firm.actor, 'stock:adjust')) requirePlausible({ made, scrapped }, needs, parts)
  const documentId = makeKit(writer, firm, {
    ...{ date, warehouseId: usualWarehouse(writer, firm).id, itemId: row.itemId, quantity: made },
    parts: parts.filter(({ quantity }) => quantity > 0),
    source: { kind: 'productionOrder', id, number: row.number },
  })
  writer.db.insert(productionRunsTable).values({ documentId, orderId: id, made, scrapped }).run()
  refresh(writer, firm, id)
  audit(writer, row, 'make', { date, made: run.made, scrapped: run.scrapped })
  return productionOrders.show(writer, firm, id)
}

/** Makes nothing more of a released order. @throws AppError not_found; conflict */
export function finish(writer: Writer, firm: FirmContext, { productionOrderId: id }: One) {
  const row = requireState(productionOrders.get(writer, id), 'released')
  changeRow(writer, productionOrdersTable, firm, id, { state: 'done', place: 'done' })
  promiseParts(writer, firm, productionOrders.get(writer, id))
  audit(writer, row, 'finish', {})
  return productionOrders.show(writer, firm, id)
}

/** Counts anew what was made of an order, as when some of it was taken apart again. */
export function refresh(writer: Writer, firm: FirmContext, id: string): void {
  const row = productionOrders.find(writer, id)
  if (!row) return
  const counted = runsOf(writer, id).filter(({ documentId }) => !isUndone(writer, documentId))
  const made = counted.reduce((sum, run) => sum + run.made, 0)
  const scrapped = counted.reduce((sum, run) => sum + run.scrapped, 0)
  const state = made >= row.quantity ? 'done' : row.made >= row.quantity ? 'released' : row.state
  const place = row.isArchived ? 'archived' : state
  changeRow(writer, productionOrdersTable, firm, id, { made, scrapped, state, place })
  promiseParts(writer, firm, productionOrders.get(writer, id))
}

function requireKnown(writer: Writer, parts: readonly { itemId: string }[]): void {
  const known = stockItems(
    writer,
    parts.map(({ itemId }) => itemId),
  )
  const fields: FieldProblems = {}
  for (const [at, { itemId }] of parts.entries()) {
    if (!known.has(itemId)) fields[`parts.${at}.quantity`] = { key: 'unknownStockItem' }
  }
  refuseProblems(fields, 'The parts have fields to correct')
}

/**
 * What goes far beyond the bill of materials, or is only spoiled, puts stock right rather than makes
 * something, which is more than to move it.
 * @throws AppError invalid
 */
function requirePlausible(
  { made, scrapped }: { made: number; scrapped: number },
  needs: readonly Need[],
  parts: readonly Part[],
): void {
  if (scrapped > made) throw invalidField('scrapped', 'scrappedMoreThanMade')
  const used = sumByItem(parts)
  const usual = sumByItem(partsFor(needs, made + scrapped))
  const fields: FieldProblems = {}
  for (const itemId of new Set([...usual.keys(), ...used.keys()])) {
    const [planned, taken] = [usual.get(itemId) ?? 0, used.get(itemId) ?? 0]
    if (taken * 2 >= planned && taken <= planned * 2) continue
    const at = parts.findIndex((part) => part.itemId === itemId)
    fields[at < 0 ? 'made' : `parts.${at}.quantity`] = {
      key: 'farFromBillOfMaterials',
      params: { wanted: quantityText(planned) },
    }
  }
  refuseProblems(fields, 'The parts have fields to correct')
}

function requireState(row: StoredProduction, state: StoredProduction['state']): StoredProduction {
  if (row.state === state && !row.isArchived) return row
  throw conflictOf(state === 'planned' ? 'productionReleased' : 'productionNotReleased')
}

function audit(
  writer: Writer,
  { id, number, itemName }: StoredProduction,
  action: string,
  after: object,
): void {
  const title = number || itemName
  writer.audit({ entity: 'productionOrder', entityId: id, action, title, after })
}
