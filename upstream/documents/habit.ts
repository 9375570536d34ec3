import type { Unusual } from '#contract/core/unusual.ts'

/** As many of the last times are looked at. */
export const lookedAt = 60
/** With fewer there is no habit: of one party, or of everybody. */
const fewest = { party: 3, all: 5 } as const
/**
 * How often beyond the most and below the least of before is out of the ordinary. Small orders and small
 * bills are common, so that these are too small only far below the smallest.
 */
const room: Record<Unusual['what'], { above: number; below: number }> = {
  price: { above: 1.5, below: 1.5 },
  quantity: { above: 3, below: 10 },
  amount: { above: 3, below: 10 },
}

/** Something of before; decimals as text. */
export type Past = { value: string; partyId: string }

/**
 * How a value is far from what it was for the same party, or for everybody where that is too little to
 * know: the middle one of those, and how many they are. Undefined where it is usual, where there is no
 * habit yet, and for what is given back or away, which follows none. A zero more is told before it is
 * paid or before the customer tells it.
 */
export function farFromHabit(
  what: Unusual['what'],
  { value, partyId }: Past,
  past: readonly Past[],
): Omit<Unusual, 'at'> | undefined {
  const own = past.filter((one) => one.partyId === partyId)
  const isOfParty = own.length >= fewest.party
  const known = isOfParty ? own : past
  if (!isOfParty && known.length < fewest.all) return undefined
  const sorted = known.map((one) => one.value).toSorted((one, other) => Number(one) - Number(other))
  const [least, most, amount] = [Number(sorted[0]), Number(sorted.at(-1)), Number(value)]
  if (!(amount > 0 && least > 0)) return undefined
  const { above, below } = room[what]
  if (amount <= most * above && amount >= least / below) return undefined
  const usual = sorted[Math.floor(sorted.length / 2)] ?? value
  return { what, value, usual, count: known.length, isOfParty }
}

/** A line of before: what tells it from others (`key`), what one cost and how many they were. */
export type PastLine = { key: string; price: string; quantity: string; partyId: string }

/**
 * Lines whose price or quantity is far from that of lines of the same key before.
 * @param lines in their order; those without a key have no habit
 */
export function unusualLines(lines: readonly PastLine[], past: readonly PastLine[]): Unusual[] {
  const byKey = new Map<string, PastLine[]>()
  for (const line of past) {
    const known = byKey.get(line.key)
    if (known) known.push(line)
    else byKey.set(line.key, [line])
  }
  return lines.flatMap(({ key, partyId, ...line }, at) => {
    const known = (key !== '' && byKey.get(key)) || []
    return (['price', 'quantity'] as const).flatMap((what) => {
      const before = known.map((one) => ({ value: one[what], partyId: one.partyId }))
      const found = farFromHabit(what, { value: line[what], partyId }, before)
      return found ? [{ at, ...found }] : []
    })
  })
}
