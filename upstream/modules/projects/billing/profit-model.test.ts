import { expect, test } from 'vitest'
import { pickFrom, rollFrom } from '#upstream/testing/random.ts'
import { projectProfit } from './profit.ts'
import { type Rate, rateBook } from './rates.ts'

const people = ['ada', 'ben', 'cid']
const month = (at: number) => `2026-${String(1 + at).padStart(2, '0')}-01`

/** Cents of an hour on a day by a plain look through all rates: the person's last, else everybody's. */
function centsOn(rates: readonly Rate[], personId: string, date: string): number | undefined {
  for (const who of [personId, null]) {
    const valid = rates
      .filter((rate) => rate.personId === who && rate.validFrom <= date)
      .sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
    const hourly = valid[0]?.hourly
    if (hourly) return Math.round(Number(hourly) * 100)
  }
  return undefined
}

for (const seed of [7, 35, 1902]) {
  test(`profit and each figure are what a model says, whatever was worked and posted (${seed})`, () => {
    const roll = rollFrom(seed)
    const pick = pickFrom(() => roll(1_000) / 1_000)
    const rates: Rate[] = [...people, null].flatMap((personId) =>
      [0, 3, 6, 9]
        .filter(() => roll(3) > 0)
        .map((at) => ({
          ...{ id: `${personId} ${at}`, taskId: null, projectId: null, roleId: null, personId },
          ...{ hourly: (20 + roll(8_000) / 100).toFixed(2), currency: 'EUR', validFrom: month(at) },
        })),
    )
    const posted = (kind: string) =>
      Array.from({ length: roll(40) }, (_, at) => ({
        ...{ id: `${kind}${at}`, date: month(roll(12)), amount: roll(200_000) - 40_000 },
      }))
    const entries = Array.from({ length: 400 }, (_, at) => ({
      ...{ id: `e${at}`, personId: pick(people), date: month(roll(12)), seconds: 60 * roll(600) },
      ...{ taskId: null, projectId: 'shop', roleId: null },
    }))
    const [invoices, expenses, purchases] = [posted('i'), posted('x'), posted('p')]
    const hours = entries.map(({ id: _, ...entry }) => ({ ...entry, personName: entry.personId }))
    const given = { currency: 'EUR', invoices, expenses, purchases, hours }
    const result = projectProfit({ ...given, costRates: rateBook(rates) })

    const cents = new Map<string, number>()
    let without = 0
    for (const { personId, date, seconds } of entries) {
      const hourly = centsOn(rates, personId, date)
      if (hourly === undefined) without += seconds
      else {
        const key = `${personId} ${hourly}`
        cents.set(key, (cents.get(key) ?? 0) + hourly * seconds)
      }
    }
    const sum = (lines: readonly { amount: number }[]) =>
      lines.reduce((total, { amount }) => total + amount, 0)
    const cost = [...cents.values()].reduce((total, one) => total + Math.round(one / 3600), 0)
    expect(result.timeCost.amount).toBe(cost)
    expect(result.withoutCost).toBe(without)
    expect(result.profit).toBe(sum(invoices) - cost - sum(expenses) - sum(purchases))
    // Each figure is the sum of the lines that it opens.
    for (const figure of [result.invoiced, result.timeCost, result.expenses, result.purchases]) {
      expect(figure.amount).toBe(sum(figure.lines))
    }
  })
}
