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
  /** Of what is under way already: the day it is expected, which is too late. */
  expectedOn?: string
}

type Change = { quantity: number; reason: Proposal['reason'] }

/**
 * What is to be bought or made by when: item by item, what is made before what it is made of, the stock
 * of each is followed over its days. Where it would fall below nothing, what is under way for a later
 * day is told to be brought forward, and only what all that is under way leaves missing is proposed, as
 * much as lifts it to its level. What is proposed to be made wants its components on the same day, and
 * what is brought forward wants them earlier. What was promised for days that are over is wanted today;
 * what was expected on them comes tomorrow at the earliest.
 */
export function planMaterials(
  today: string,
  items: readonly PlanItem[],
  { supplies, demands }: { supplies: readonly Planned[]; demands: readonly Planned[] },
): Proposal[] {
  const wanted = new Wanted(today)
  for (const demand of demands) wanted.add(demand, 'promised')
  const proposals: Proposal[] = []
  for (const item of madeFirst(items)) {
    const way = item.parts.length > 0 ? 'make' : 'buy'
    const ofItem = wanted.of(item.id)
    const underWay = supplies
      .filter(({ itemId }) => itemId === item.id)
      .map(({ date, quantity }) => ({ date, quantity }))
      .sort((one, other) => one.date.localeCompare(other.date))
    let balance = item.onHand
    for (const date of [...new Set([today, ...ofItem.keys()])].sort()) {
      const ofDay = ofItem.get(date) ?? []
      balance -= ofDay.reduce((sum, { quantity }) => sum + quantity, 0)
      for (const supply of underWay) {
        const isThere = supply.date <= date && (date > today || supply.date === today)
        if (isThere) balance += take(supply, supply.quantity)
      }
      const reason = balance >= 0 ? 'level' : reasonOf(ofDay)
      for (const supply of underWay) {
        const quantity = take(supply, 0 - balance)
        if (quantity === 0) continue
        balance += quantity
        const expectedOn = supply.date
        proposals.push({ itemId: item.id, date, quantity, way, reason, expectedOn })
        for (const part of item.parts) {
          wanted.bringForward(part.itemId, takenBy(quantity, part.gross), expectedOn, date)
        }
      }
      const later = underWay.reduce((sum, { quantity }) => sum + quantity, 0)
      if (balance + later >= item.level) continue
      const quantity = Math.max(item.level - balance - later, item.least)
      proposals.push({ itemId: item.id, date, quantity, way, reason })
      balance += quantity
      for (const { itemId, gross } of item.parts) {
        wanted.add({ itemId, date, quantity: takenBy(quantity, gross) }, 'component')
      }
    }
  }
  return proposals.sort(
    (one, other) => one.date.localeCompare(other.date) || one.itemId.localeCompare(other.itemId),
  )
}

/** Takes so much of it at most. @returns how much it was */
function take(supply: { quantity: number }, most: number): number {
  const quantity = Math.max(0, Math.min(supply.quantity, most))
  supply.quantity -= quantity
  return quantity
}

/** How much of each item is wanted on which day, and what for. */
class Wanted {
  readonly #today: string
  readonly #days = new Map<string, Map<string, Change[]>>()

  constructor(today: string) {
    this.#today = today
  }

  of(itemId: string): Map<string, Change[]> {
    const days = this.#days.get(itemId) ?? new Map<string, Change[]>()
    this.#days.set(itemId, days)
    return days
  }

  add({ itemId, date, quantity }: Planned, reason: Change['reason']): void {
    const day = date < this.#today ? this.#today : date
    const days = this.of(itemId)
    days.set(day, [...(days.get(day) ?? []), { quantity, reason }])
  }

  /** What is reserved for a day, at most so much, is wanted earlier. */
  bringForward(itemId: string, most: number, from: string, to: string): void {
    if (from <= to) return
    let left = most
    for (const change of this.of(itemId).get(from) ?? []) {
      const quantity = take(change, left)
      left -= quantity
      if (quantity > 0) this.add({ itemId, date: to, quantity }, 'component')
    }
  }
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
