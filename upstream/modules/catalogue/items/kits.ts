import { divideRound, parseDecimal, scaleTo } from '#contract/core/decimal.ts'
import type { Reader } from '../../../firm/store.ts'

/** How much of a component one kit takes, in ten-thousandths of the component's own unit. */
export type KitNeed = {
  itemId: string
  /** What is in it. */
  net: number
  /** That and what is lost when it is made. */
  gross: number
}

type Row = { itemId: string; quantity: string; scrap: string; isOpen: number }

/** What making one kit costs besides its components, decimal text in the base currency. */
export function labourOfKit({ sql }: Reader, itemId: string): string {
  const query = 'select labour_cost as cost from items where id = ?'
  const [row] = sql.exec<{ cost: string }>(query, itemId).toArray()
  return row?.cost || '0'
}

/**
 * What is taken from the shelf for one kit, each item once. A component that is a kit and is not kept
 * assembled stands for its own components.
 */
export function needsOfKit(reader: Reader, kitId: string): KitNeed[] {
  const needs = new Map<string, KitNeed>()
  addNeeds(reader, kitId, { net: 10_000, gross: 10_000 }, needs)
  return [...needs.values()]
}

/** Of some items those that are kits whose components are taken when they are delivered. */
export function unstockedKits({ sql }: Reader, itemIds: readonly string[]): Set<string> {
  const rows = sql.exec<{ id: string }>(
    `select id from items where kind = 'kit' and kit_stock = 'components'
       and id in (select value from json_each(?))`,
    JSON.stringify([...new Set(itemIds)]),
  )
  return new Set(rows.toArray().map(({ id }) => id))
}

type Amount = Omit<KitNeed, 'itemId'>

function addNeeds(reader: Reader, kitId: string, times: Amount, needs: Map<string, KitNeed>): void {
  const rows = reader.sql
    .exec<Row>(
      `select component_id as itemId, quantity, scrap,
         kind = 'kit' and kit_stock = 'components' as isOpen
       from item_components join items on id = component_id
       where item_id = ? order by position`,
      kitId,
    )
    .toArray()
  for (const { itemId, quantity, scrap, isOpen } of rows) {
    const net = tenThousandths(quantity)
    const share = 1_000_000n + tenThousandths(scrap || '0')
    const gross = divideRound(net * share, 1_000_000n)
    const one = { net: product(net, times.net), gross: product(gross, times.gross) }
    if (isOpen === 1) {
      addNeeds(reader, itemId, one, needs)
      continue
    }
    const known = needs.get(itemId) ?? { itemId, net: 0, gross: 0 }
    needs.set(itemId, { itemId, net: known.net + one.net, gross: known.gross + one.gross })
  }
}

function product(one: bigint, other: number): number {
  return Number(divideRound(one * BigInt(other), 10_000n))
}

function tenThousandths(text: string): bigint {
  const value = parseDecimal(text, { maxScale: 4 })
  return value ? scaleTo(value, 4) : 0n
}
