import type { MaterialProposal } from '#contract/stock/material-plan.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { needsOfKit } from '../../catalogue/items/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import {
  plannedItems,
  promisedByDay,
  quantityText,
  type StockItem,
  stockItems,
} from '../stock/index.ts'
import { type PlanItem, planMaterials } from './plan.ts'

/** What is to be bought, made or brought forward by when, as of today. */
export function readMaterialPlan(
  reader: Reader,
  firm: FirmContext,
): { date: string; rows: MaterialProposal[] } {
  const today = firmDate(reader, firm)
  const items = withComponents(reader, plannedItems(reader))
  const { supplies, demands } = promisedByDay(reader, today)
  const planned = planMaterials(
    today,
    [...items.values()].map(({ item, parts }) => toPlan(item, parts)),
    { supplies, demands },
  )
  const rows = planned.flatMap(
    ({ itemId, date, quantity, way, reason, expectedOn }): MaterialProposal[] => {
      const item = items.get(itemId)?.item
      if (!item) return []
      const { sku, name, unit } = item
      return [
        {
          ...{ itemId, sku, name, unit, way, reason },
          quantity: quantityText(quantity),
          neededBy: date,
          isLate: date <= today,
          expectedOn: expectedOn ?? null,
          onHand: quantityText(item.quantity),
          reserved: quantityText(item.reserved),
          expected: quantityText(item.expected),
        },
      ]
    },
  )
  return { date: today, rows }
}

type Known = Map<string, { item: StockItem; parts: PlanItem['parts'] }>

/** The items and, of those that are made, what they are made of, down to what is bought. */
function withComponents(reader: Reader, first: readonly StockItem[]): Known {
  const found: Known = new Map()
  let waiting = [...first]
  while (waiting.length > 0) {
    const wanted = new Set<string>()
    for (const item of waiting) {
      const parts = item.isKit === 1 ? needsOfKit(reader, item.id) : []
      found.set(item.id, { item, parts })
      for (const { itemId } of parts) if (!found.has(itemId)) wanted.add(itemId)
    }
    waiting = [...stockItems(reader, [...wanted]).values()]
  }
  return found
}

function toPlan(
  { id, quantity: onHand, reorderLevel: level, reorderQuantity: least }: StockItem,
  parts: PlanItem['parts'],
): PlanItem {
  return { id, onHand, level, least, parts }
}
