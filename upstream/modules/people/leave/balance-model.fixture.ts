/**
 * A model of leave, as simple as can be: each quarter of a day is a coin, and every day is lived
 * through. It shares nothing with what it judges, not even its calendar.
 */
export type ModelYear = {
  year: number
  limit: number | null
  /** Months after the year, null for never. */
  months: number | null
  needsNotice: boolean
  noticedOn: string | null
}

export type ModelSetup = {
  years: ModelYear[]
  /** Quarters of days by the day on which they are granted, and the year they are of. */
  grants: { on: string; year: number; quarters: number }[]
  given: { on: string; quarters: number; lastDay: string | null }[]
  /** Quarters taken, paid or taken away, by day. */
  taken: { on: string; quarters: number }[]
}

type Coin = { year: number | null; rank: number; last: string | null }

export type ModelDay = { day: string; quarters: number; lapsed: number }

/** The balance and what has lapsed, in quarters, at the end of each day from one to another. */
export function liveThrough(setup: ModelSetup, from: string, to: string): Map<string, ModelDay> {
  const days = new Map<string, ModelDay>()
  let coins: Coin[] = []
  let debt = 0
  let lapsed = 0
  const spend = () => {
    const best = coins.reduce<Coin | undefined>((found, coin) => {
      if (!found || isBefore(coin, found)) return coin
      return found
    }, undefined)
    if (!best) return false
    coins.splice(coins.indexOf(best), 1)
    return true
  }
  for (let day = from; day <= to; day = dayAfter(day)) {
    if (day.endsWith('-01-01')) {
      const rules = setup.years.find(({ year }) => year === Number(day.slice(0, 4)) - 1)
      if (rules) {
        const { limit, last } = closing(rules)
        const own = coins.filter(({ year }) => year === rules.year)
        const kept = limit === null ? own.length : Math.min(own.length, limit * 4)
        lapsed += own.length - kept
        coins = coins.filter(({ year }) => year !== rules.year)
        for (let at = 0; at < kept; at++) coins.push({ year: null, rank: 1, last })
      }
    }
    const alive = coins.filter(({ last }) => last === null || last >= day)
    lapsed += coins.length - alive.length
    coins = alive
    for (const { on, year, quarters } of setup.grants) {
      const rules = setup.years.find((one) => one.year === year)
      if (on !== day || !rules) continue
      const { limit, last } = closing(rules)
      const order = limit === null ? last : `${year}-12-31`
      for (let at = 0; at < quarters; at++) coins.push({ year, rank: 2, last: order })
    }
    for (const { on, quarters, lastDay } of setup.given) {
      if (on !== day) continue
      for (let at = 0; at < quarters; at++) coins.push({ year: null, rank: 0, last: lastDay })
    }
    while (debt > 0 && spend()) debt -= 1
    for (const { on, quarters } of setup.taken) {
      if (on !== day) continue
      for (let at = 0; at < quarters; at++) if (!spend()) debt += 1
    }
    days.set(day, { day, quarters: coins.length - debt, lapsed })
  }
  return days
}

function isBefore(a: Coin, b: Coin): boolean {
  const [aLast, bLast] = [a.last ?? '9', b.last ?? '9']
  return aLast < bLast || (aLast === bLast && a.rank < b.rank)
}

/** How a year closes: what is kept of it, and until when. */
function closing({ year, limit, months, needsNotice, noticedOn }: ModelYear): {
  limit: number | null
  last: string | null
} {
  const lastDay =
    limit === 0 ? `${year}-12-31` : months === null ? null : monthEnd(year, 12 + months)
  if (!needsNotice) return { limit, last: lastDay }
  if (noticedOn === null) return { limit: null, last: null }
  if (noticedOn <= `${year}-12-31`) return { limit, last: lastDay }
  if (lastDay === null) return { limit: null, last: null }
  for (let later = 0; ; later++) {
    const last =
      limit === 0 && months === null
        ? `${year + later}-12-31`
        : monthEnd(year + later, 12 + (months ?? 0))
    if (last >= noticedOn) return { limit: null, last }
  }
}

/** The last day of the month so many months after the beginning of a year. */
function monthEnd(year: number, months: number): string {
  return new Date(Date.UTC(year, months, 0)).toISOString().slice(0, 10)
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
