import { type Day, mondayOf } from './local-days.ts'

/** Work of a week beyond `over` minutes is paid so many percent more (decimal text). */
export type OvertimeTier = { over: number; percent: string }

export type WeekOvertime = { monday: Day; tiers: { percent: string; minutes: number }[] }

/** Tiers of laws that know them, by country; agreements may say otherwise. Unaudited. */
export const overtimeTiers: Readonly<
  Record<string, { tiers: readonly OvertimeTier[]; source: string }>
> = {
  FR: {
    tiers: [
      { over: 35 * 60, percent: '25' },
      { over: 43 * 60, percent: '50' },
    ],
    source: 'Code du travail L3121-27, L3121-36',
  },
  AT: { tiers: [{ over: 40 * 60, percent: '50' }], source: 'AZG §§ 3, 10' },
  CH: { tiers: [{ over: 45 * 60, percent: '25' }], source: 'ArG Art. 9, 13' },
  IT: {
    tiers: [{ over: 40 * 60, percent: '10' }],
    source: 'D.Lgs. 66/2003 art. 3, 5; R.D.L. 692/1923 art. 5',
  },
  US: { tiers: [{ over: 40 * 60, percent: '50' }], source: '29 U.S.C. § 207(a)(1)' },
}

/**
 * Overtime of each week, Monday to Sunday, by tiers. `worked` are minutes of local days, as a month
 * sheet gives them; a week over two months needs the days of both. Minutes in a tier are those up to
 * the next one.
 */
export function overtimeByWeek(
  worked: readonly { date: Day; minutes: number }[],
  tiers: readonly OvertimeTier[],
): WeekOvertime[] {
  const weeks = new Map<Day, number>()
  for (const { date, minutes } of worked) {
    const monday = mondayOf(date)
    weeks.set(monday, (weeks.get(monday) ?? 0) + minutes)
  }
  const ascending = [...tiers].sort((a, b) => a.over - b.over)
  return [...weeks]
    .map(([monday, minutes]) => ({
      monday,
      tiers: ascending.flatMap(({ over, percent }, at) => {
        const upTo = Math.min(minutes, ascending[at + 1]?.over ?? minutes)
        return upTo > over ? [{ percent, minutes: upTo - over }] : []
      }),
    }))
    .filter((week) => week.tiers.length > 0)
    .sort((a, b) => (a.monday < b.monday ? -1 : 1))
}
