import { type BreakLaw, divideShift } from './breaks.ts'
import { type Day, lastOfMonth } from './local-days.ts'
import { splitAtMidnights } from './minute-spans.ts'
import type { Holiday } from './place-holidays.ts'
import { type Credit, type PersonPlan, plannedDays } from './planned-days.ts'
import { type PremiumMinutes, type PremiumRule, premiumMinutes } from './premiums.ts'
import { type OpenItem, spansOf, type WorkRecord } from './work-records.ts'

/** `breaks.young`: the law that holds for the person's work before a day, that of growing up. */
export type MonthSheetInput = {
  personId: string
  /** `YYYY-MM` */
  month: string
  plan: PersonPlan
  holidays: readonly Holiday[]
  records: readonly WorkRecord[]
  open: readonly OpenItem[]
  credits: readonly Credit[]
  breaks: { law: BreakLaw; isAutomatic: boolean; young?: { law: BreakLaw; before: Day } }
  premiums: readonly PremiumRule[]
}

/** One local day; all in minutes. `difference` is what was worked and credited, less what was planned. */
export type SheetDay = {
  date: Day
  planned: number
  worked: number
  breaks: { taken: number; automatic: number; missing: number }
  credits: { kind: string; minutes: number }[]
  premiums: { code: string; percent: string; minutes: number }[]
  difference: number
  /** Punches of this day that somebody has to explain. */
  openItems: number
}

export type MonthSheet = {
  personId: string
  month: string
  days: SheetDay[]
  totals: Omit<SheetDay, 'date'>
}

/**
 * A person's month, day by day. Records stay one; their minutes fall on the local day on which they
 * passed, so a shift over midnight at the month's end is in both months with its part. Records and
 * open items of other months may be given; they are left out.
 */
export function monthSheet(input: MonthSheetInput): MonthSheet {
  const range = { from: `${input.month}-01`, to: lastOfMonth(input.month) }
  const days = new Map<Day, SheetDay>()
  for (const { date, minutes, freed } of plannedDays(input.plan, range, input.holidays)) {
    const credits = freed > 0 ? [{ kind: 'holiday', minutes: freed }] : []
    days.set(date, { ...emptyDay(), date, planned: minutes, credits })
  }
  for (const record of input.records) addRecord(days, record, input)
  for (const { date, kind, minutes } of input.credits) {
    days.get(date)?.credits.push({ kind, minutes })
  }
  for (const { date } of input.open) {
    const day = days.get(date)
    if (day) day.openItems += 1
  }
  const rows = [...days.values()].map((day) => ({
    ...day,
    difference: day.worked + sumOf(day.credits) - day.planned,
  }))
  return { personId: input.personId, month: input.month, days: rows, totals: totalsOf(rows) }
}

function addRecord(days: Map<Day, SheetDay>, record: WorkRecord, input: MonthSheetInput): void {
  const { timeZone } = record
  const { law, young, isAutomatic } = input.breaks
  const isYoung = young !== undefined && record.workDate < young.before
  const divided = divideShift(spansOf(record), isYoung ? young.law : law, isAutomatic)
  for (const { date, from, to } of divided.work.flatMap((s) => splitAtMidnights(s, timeZone))) {
    const day = days.get(date)
    if (day) day.worked += to - from
  }
  for (const kind of ['taken', 'automatic'] as const) {
    for (const { date, from, to } of divided[kind].flatMap((s) => splitAtMidnights(s, timeZone))) {
      const day = days.get(date)
      if (day) day.breaks[kind] += to - from
    }
  }
  const ownDay = days.get(record.workDate)
  if (ownDay) ownDay.breaks.missing += divided.missing
  for (const premium of premiumMinutes(divided.work, input.premiums, input.holidays, timeZone)) {
    const day = days.get(premium.date)
    if (day) addPremium(day.premiums, premium)
  }
}

function addPremium(
  to: SheetDay['premiums'],
  { code, percent, minutes }: Omit<PremiumMinutes, 'date'>,
): void {
  const same = to.find((premium) => premium.code === code && premium.percent === percent)
  if (same) same.minutes += minutes
  else to.push({ code, percent, minutes })
}

function totalsOf(days: readonly SheetDay[]): MonthSheet['totals'] {
  const totals = emptyDay()
  for (const day of days) {
    totals.planned += day.planned
    totals.worked += day.worked
    totals.breaks.taken += day.breaks.taken
    totals.breaks.automatic += day.breaks.automatic
    totals.breaks.missing += day.breaks.missing
    totals.difference += day.difference
    totals.openItems += day.openItems
    for (const premium of day.premiums) addPremium(totals.premiums, premium)
    for (const { kind, minutes } of day.credits) {
      const same = totals.credits.find((credit) => credit.kind === kind)
      if (same) same.minutes += minutes
      else totals.credits.push({ kind, minutes })
    }
  }
  return totals
}

function emptyDay(): Omit<SheetDay, 'date'> {
  return {
    planned: 0,
    worked: 0,
    breaks: { taken: 0, automatic: 0, missing: 0 },
    credits: [],
    premiums: [],
    difference: 0,
    openItems: 0,
  }
}

function sumOf(credits: readonly { minutes: number }[]): number {
  return credits.reduce((sum, { minutes }) => sum + minutes, 0)
}
