import type { ProductionAction, ProductionOrder } from '#contract/stock/production-orders.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { needsOfKit } from '../../catalogue/items/index.ts'
import { takenBy } from '../../catalogue/items/views.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { madeBy, quantityText, setPromises, stockItems, sumByItem } from '../stock/index.ts'
import type { Need, productionOrdersTable } from './tables.ts'

export type StoredProduction = typeof productionOrdersTable.$inferSelect

type Run = { documentId: string; made: number; scrapped: number }

/** What was made of an order, the first first. */
export function runsOf({ sql }: Reader, orderId: string): Run[] {
  return sql
    .exec<Run>(
      `select document_id as documentId, made, scrapped from production_runs
       where order_id = ? order by document_id`,
      orderId,
    )
    .toArray()
}

/** What one of it takes: as it was released, else as the bill of materials is now. */
export function needsOf(
  reader: Reader,
  { needs, itemId }: Pick<StoredProduction, 'needs' | 'itemId'>,
): Need[] {
  if (needs.length > 0) return needs
  return needsOfKit(reader, itemId).map(({ itemId: id, gross }) => ({ itemId: id, gross }))
}

/** What so many of it take: ten-thousandths, as are the parts. */
export function partsFor(needs: readonly Need[], units: number) {
  return needs.map(({ itemId, gross }) => ({ itemId, quantity: takenBy(units, gross) }))
}

/** What is still to be made of an order. */
export function leftOf({ state, quantity, made, isArchived }: StoredProduction): number {
  return state === 'done' || isArchived ? 0 : Math.max(0, quantity - made)
}

/** An order as the API shows it. */
export function toProduction(reader: Reader, _: FirmContext, row: StoredProduction) {
  const runs = runsOf(reader, row.id).map((run) => ({
    ...run,
    ...madeBy(reader, run.documentId),
  }))
  const used = sumByItem(runs.flatMap(({ parts, isUndone }) => (isUndone ? [] : parts)))
  const needs = needsOf(reader, row)
  const ids = [...new Set([...needs.map(({ itemId }) => itemId), ...used.keys()])]
  const items = stockItems(reader, ids)
  const left = leftOf(row)
  return {
    ...row,
    item: row.itemName,
    quantity: quantityText(row.quantity),
    made: quantityText(row.made),
    scrapped: quantityText(row.scrapped),
    left: quantityText(left),
    parts: ids.map((itemId) => {
      const { sku = '', name = '', unit = '', quantity = 0 } = items.get(itemId) ?? {}
      const gross = needs.find((need) => need.itemId === itemId)?.gross ?? 0
      return {
        ...{ itemId, sku, name, unit },
        needed: quantityText(takenBy(left, gross)),
        used: quantityText(used.get(itemId) ?? 0),
        onHand: quantityText(quantity),
      }
    }),
    runs: runs.map(({ documentId, number, date, made, scrapped, isUndone, cost }) => ({
      ...{ stockDocumentId: documentId, number, date, isUndone, cost },
      made: quantityText(made),
      scrapped: quantityText(scrapped),
    })),
    actions: actionsOf(row),
  } satisfies ProductionOrder
}

function actionsOf({ state, isArchived }: StoredProduction): ProductionAction[] {
  if (isArchived) return []
  if (state === 'planned') return ['edit', 'release']
  return state === 'released' ? ['make', 'finish'] : []
}

/** What is left to make of a released order is expected for its day, and its components are reserved. */
export function promiseParts(writer: Writer, firm: FirmContext, row: StoredProduction): void {
  const left = row.state === 'released' ? leftOf(row) : 0
  const today = firmDate(writer, firm)
  setPromises(writer, firm, { id: row.id, kind: 'expected', date: row.dueDate }, [
    { itemId: row.itemId, quantity: left },
  ])
  const parts = partsFor(needsOf(writer, row), left)
  setPromises(writer, firm, { id: row.id, kind: 'reserved', date: today }, parts)
}
