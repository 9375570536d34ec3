import { inOrder, type Step } from './model.ts'

/** How a history is drawn: at random, of a length. */
type Drawn = { random: () => number; length: number }

/**
 * What happens next in a history of one month: most goes on at its end, each third lies somewhere
 * within. It may be something that cannot be, as people ask for what is not there.
 */
export function nextStep(steps: readonly Step[], { random, length }: Drawn): Step {
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const oneOf = (places: readonly number[]) => places[Math.floor(random() * places.length)]
  const latest = 1 + Math.floor((steps.length * 30) / length)
  const day = random() < 0.35 ? whole(1, 30) : latest
  const date = `2026-06-${String(day).padStart(2, '0')}`
  const kind = random()
  // A long history comes and goes: what is there stays about as much.
  const isFull = onHandOf(steps) > 150
  const back = oneOf(
    steps.flatMap(({ units, date: gone, isAdjusted }, at) =>
      units < 0 && !isAdjusted && gone <= date ? [at] : [],
    ),
  )
  const landed = oneOf(
    steps.flatMap(({ cents, landed: other, isAdjusted }, at) =>
      cents !== undefined && other === undefined && !isAdjusted ? [at] : [],
    ),
  )
  if (kind < 0.1 && landed !== undefined) return { date, units: 0, cents: whole(1, 900), landed }
  if ((kind < 0.42 && !isFull) || steps.length < 3) {
    return { date, units: whole(1, 12), cents: whole(1, 5000), isAdjusted: kind > 0.36 }
  }
  if (kind > 0.42 && kind < 0.57) {
    return { date, units: 0, kits: kind < 0.51 ? whole(1, 3) : 0 - whole(1, 2) }
  }
  if (kind > 0.57 && kind < 0.62) return { date, units: 0, moved: whole(1, 3) }
  if (kind < 0.87 || back === undefined) {
    return { date, units: 0 - whole(1, 9), isAdjusted: kind > 0.8 }
  }
  return { date, units: 1, back }
}

/** How many things there are at the end, wherever they lie. */
function onHandOf(steps: readonly Step[]): number {
  return steps.reduce((sum, { units, kits = 0 }) => sum + units - 2 * kits, 0)
}

/** Whether nothing is taken that is not there, and nothing comes back twice. */
export function isPossible(steps: readonly Step[]): boolean {
  const onHand = { thing: 0, kit: 0 }
  const returned = new Map<number, number>()
  for (const { units, back, kits = 0, moved = 0 } of inOrder(steps)) {
    onHand.thing += units - 2 * kits - moved
    onHand.kit += kits
    if (onHand.thing < 0 || onHand.kit < 0) return false
    if (back === undefined) continue
    const all = (returned.get(back) ?? 0) + units
    if (all > 0 - (steps[back]?.units ?? 0)) return false
    returned.set(back, all)
  }
  return true
}
