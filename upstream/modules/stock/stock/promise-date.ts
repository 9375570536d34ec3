/** So much on a day, in ten-thousandths of an item's unit. */
export type Dated = { date: string; quantity: number }

/**
 * From which day on so much can be promised: what is there and what is expected by then, less what
 * others were promised, on that day and on each day after it, so that nobody who was promised goods for
 * later is left without. Undefined where no day is known.
 * @param receipts what is expected from today on; what is late has no day that could be relied on
 * @param promised what others were promised; before today it is wanted today
 */
export function promiseDate(
  today: string,
  { onHand, receipts, promised }: { onHand: number; receipts: Dated[]; promised: Dated[] },
  needed: number,
): string | undefined {
  const changes = new Map<string, number>([[today, onHand]])
  const add = (date: string, quantity: number) =>
    changes.set(date, (changes.get(date) ?? 0) + quantity)
  for (const { date, quantity } of receipts) if (date >= today) add(date, quantity)
  for (const { date, quantity } of promised) add(date < today ? today : date, 0 - quantity)
  const days = [...changes].sort(([one], [other]) => (one < other ? -1 : 1))
  let balance = 0
  const balances = days.map(([date, change]) => {
    balance += change
    return { date, balance }
  })
  let found: string | undefined
  for (const day of balances.reverse()) {
    if (day.balance < needed) break
    found = day.date
  }
  return found
}
