import { takenBy } from '../../catalogue/items/views.ts'

/** So much of an item on a day, ten-thousandths of its unit. */
export type Planned = { itemId: string; date: string; quantity: number }

export type PlanItem = {
  id: string
  onHand: number
  /** It is not to fall below; 0 for never below nothing. */
  level: number
  /** At least so much is bought or made at a time; 0 for as much as is missing. */
  least: number
  /** What one of it is made of; empty for what is bought. */
  parts: readonly { itemId: string; gross: number }[]
}

export type Proposal = Planned & {
  way: 'buy' | 'make'
  reason: 'promised' | 'component' | 'level'
}

type Change = { quantity: number; reason: Proposal['reason'] | 'supply' }

/**
 * What is to be bought or made by when: item by item, what is made before what it is made of, the stock
 * of each is followed over its days, and wherever it would fall below its level as much is proposed as
 * lifts it there. What is proposed to be made wants its components on the same day. Supplies that are
 * late count for today, what was promised for days that are over is wanted today.
 */
export function planMaterials(
  today: string,
  items: readonly PlanItem[],
  { supplies, demands }: { supplies: readonly Planned[]; demands: readonly Planned[] },
): Proposal[] {
  const changes = new Map<string, Map<string, Change[]>>()
  const add = ({ itemId, date, quantity }: Planned, reason: Change['reason']) => {
    const day = date < today ? today : date
    const days = changes.get(itemId) ?? new Map<string, Change[]>()
    days.set(day, [...(days.get(day) ?? []), { quantity, reason }])
    changes.set(itemId, days)
  }
  for (const supply of supplies) add(supply, 'supply')
  for (const demand of demands) add({ ...demand, quantity: 0 - demand.quantity }, 'promised')
  const proposals: Proposal[] = []
  for (const item of madeFirst(items)) {
    const days = changes.get(item.id) ?? new Map<string, Change[]>()
    if (!days.has(today)) days.set(today, [])
    let balance = item.onHand
    for (const date of [...days.keys()].sort()) {
      const ofDay = days.get(date) ?? []
      balance += ofDay.reduce((sum, { quantity }) => sum + quantity, 0)
      if (balance >= item.level) continue
      const quantity = Math.max(item.level - balance, item.least)
      const way = item.parts.length > 0 ? 'make' : 'buy'
      const reason = balance >= 0 ? 'level' : reasonOf(ofDay)
      proposals.push({ itemId: item.id, date, quantity, way, reason })
      balance += quantity
      for (const { itemId, gross } of item.parts) {
        const taken = takenBy(quantity, gross)
        add({ itemId, date, quantity: 0 - taken }, 'component')
      }
    }
  }
  return proposals.sort(
    (one, other) => one.date.localeCompare(other.date) || one.itemId.localeCompare(other.itemId),
  )
}

/** What took it below nothing on that day; what was promised to customers weighs more. */
function reasonOf(changes: readonly Change[]): Proposal['reason'] {
  if (changes.some(({ reason }) => reason === 'promised')) return 'promised'
  return changes.some(({ reason }) => reason === 'component') ? 'component' : 'promised'
}

/** Each item after all that it is a component of. */
function madeFirst(items: readonly PlanItem[]): PlanItem[] {
  const known = new Map(items.map((item) => [item.id, item]))
  const depth = new Map<string, number>()
  const sink = (id: string, level: number, above: readonly string[]) => {
    const item = known.get(id)
    if (!item || above.includes(id)) return
    if (level <= (depth.get(id) ?? -1)) return
    depth.set(id, level)
    for (const part of item.parts) sink(part.itemId, level + 1, [...above, id])
  }
  for (const { id } of items) sink(id, 0, [])
  return [...items].sort((one, other) => (depth.get(one.id) ?? 0) - (depth.get(other.id) ?? 0))
}
