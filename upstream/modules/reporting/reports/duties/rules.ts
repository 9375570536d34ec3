import type { DutyKind, OwnTaxDuty, TaxDutySettingsInput } from '#contract/reporting/tax-duties.ts'
import { addDays, addMonths, monthStart, workingDay } from '../../../../firm/calendar.ts'
import type { Span } from '../span.ts'

/** What is due again and again: after every so many months, on a day that follows from their last. */
export type DutyRule = {
  key: string
  name: string
  months: number
  dueOn: (to: string) => string
}
/** What holds before a firm chose anything. */
export const usualSettings: TaxDutySettingsInput = {
  rhythm: 'usual',
  hasExtension: false,
  ecList: 'none',
  oss: false,
  payment: true,
  yearReturn: true,
}

type Months = 1 | 3
type Rhythm = TaxDutySettingsInput['rhythm']

/** The return that reports make themselves. */
export const returnKey = 'return'

/** A day of the month so many months after the last of a period, or its last day. */
function dayOf(to: string, monthsAfter: number, day: number): string {
  const first = monthStart(to, monthsAfter)
  const last = addDays(monthStart(first, 1), -1)
  const date = addDays(first, day - 1)
  return [date, last].sort()[0] ?? last
}

type Day = (to: string) => string
const on = (monthsAfter: number, day: number): Day => {
  return (to) => dayOf(to, monthsAfter, day)
}
/** As above, on the next working day where it falls on a weekend. */
const onWorking = (monthsAfter: number, day: number): Day => {
  return (to) => workingDay(dayOf(to, monthsAfter, day))
}
const endsWith = (to: string, month: string) => to.slice(5, 7) === month

type Country = {
  name: string
  usual: Months
  /** Where the firm or its office may choose another rhythm. */
  rhythms: boolean
  dueOn: (months: Months, hasExtension: boolean) => Day
}

/**
 * The return of the tax. DE § 18 UStG with §§ 46 UStDV, 108 AO: the 10th of the next month, with the
 * extension a month later; AT § 21 UStG, § 108 BAO: the 15th of the second; CH ESTV, within 60 days, which
 * it lists as the end of the second month; IT art. 21-bis DL 78/2010: the end of the second month, for the
 * second quarter 30 September; ES art. 71 RIVA: the 20th, for the last quarter 30 January, and the 30th by
 * month; FR: the 24th at the latest; GB Notice 700/12: one month and seven days; RU art. 174 НК: the 25th.
 * Where there is no one rule, the 20th.
 */
const countries: Record<string, Country> = {
  DE: {
    name: 'USt-Voranmeldung',
    usual: 1,
    rhythms: true,
    dueOn: (_, hasExtension) => onWorking(hasExtension ? 2 : 1, 10),
  },
  AT: { name: 'U 30', usual: 1, rhythms: true, dueOn: () => onWorking(2, 15) },
  CH: { name: 'MWST-Abrechnung', usual: 3, rhythms: true, dueOn: () => on(2, 31) },
  IT: {
    name: 'LIPE',
    usual: 3,
    rhythms: false,
    dueOn: () => (to) => (endsWith(to, '06') ? onWorking(3, 30)(to) : onWorking(2, 31)(to)),
  },
  ES: {
    name: 'Modelo 303',
    usual: 3,
    rhythms: true,
    dueOn: (months) => (to) => onWorking(1, months === 1 || endsWith(to, '12') ? 30 : 20)(to),
  },
  FR: { name: 'CA3', usual: 1, rhythms: true, dueOn: () => onWorking(1, 24) },
  GB: { name: 'VAT Return', usual: 3, rhythms: true, dueOn: () => on(2, 7) },
  US: { name: 'Sales tax', usual: 1, rhythms: true, dueOn: () => on(1, 20) },
  RU: { name: 'НДС', usual: 3, rhythms: false, dueOn: () => onWorking(1, 25) },
}
const elsewhere: Country = { name: 'VAT', usual: 3, rhythms: true, dueOn: () => on(1, 20) }

/** How often and when the return of a country is due. */
export function returnRule(country: string, settings: TaxDutySettingsInput): DutyRule {
  const { name, usual, rhythms, dueOn } = countries[country] ?? elsewhere
  const months = rhythms ? monthsOf(settings.rhythm, usual) : usual
  return { key: returnKey, name, months, dueOn: dueOn(months, settings.hasExtension) }
}

function monthsOf(rhythm: Rhythm, usual: Months): Months {
  return rhythm === 'usual' ? usual : rhythm === 'month' ? 1 : 3
}

const euCountries = new Set(['DE', 'AT', 'IT', 'ES', 'FR'])

type Others = (settings: TaxDutySettingsInput, months: Months) => DutyRule[]

/**
 * What else is due. IT art. 1 DPR 100/1998: the 16th of the next month, of the second by quarter (the last
 * one 16 March, art. 6 DPR 542/1999), in August the 20th; RU art. 174 НК: a third on the 28th of each of the
 * three months. Lists of supplies inside the EU: DE § 18a UStG the 25th, AT art. 21 (3) BMR the end of the
 * month, IT the 25th, ES the 20th and 30 January. Years: DE § 149 AO 31 July, AT § 134 BAO 30 June, IT 30 April,
 * ES modelo 390 30 January; DE § 47 UStDV: an eleventh of the year’s payments on 10 February for whoever
 * files by month with the extension.
 */
const others: Record<string, Partial<Record<DutyKind, Others>>> = {
  DE: {
    ecList: ({ ecList }) => [
      { key: 'ecList', name: 'ZM', months: byRhythm(ecList), dueOn: onWorking(1, 25) },
    ],
    yearReturn: ({ hasExtension }, months) => [
      { key: 'yearReturn', name: 'USt-Erklärung', months: 12, dueOn: onWorking(7, 31) },
      ...(hasExtension && months === 1 ? [eleventh] : []),
    ],
  },
  AT: {
    ecList: ({ ecList }) => [
      { key: 'ecList', name: 'ZM (U 13)', months: byRhythm(ecList), dueOn: onWorking(1, 31) },
    ],
    yearReturn: () => [{ key: 'yearReturn', name: 'U 1', months: 12, dueOn: onWorking(6, 30) }],
  },
  IT: {
    payment: ({ rhythm }) => [
      rhythm === 'month'
        ? { key: 'payment', name: 'Versamento IVA', months: 1, dueOn: italianDay(1) }
        : { key: 'payment', name: 'Versamento IVA', months: 3, dueOn: italianDay(2) },
    ],
    ecList: ({ ecList }) => [
      { key: 'ecList', name: 'Intrastat', months: byRhythm(ecList), dueOn: onWorking(1, 25) },
    ],
    yearReturn: () => [
      { key: 'yearReturn', name: 'Dichiarazione IVA', months: 12, dueOn: onWorking(4, 30) },
    ],
  },
  ES: {
    ecList: ({ ecList }) => [
      {
        key: 'ecList',
        name: 'Modelo 349',
        months: byRhythm(ecList),
        dueOn: (to) => onWorking(1, endsWith(to, '12') ? 30 : 20)(to),
      },
    ],
    yearReturn: () => [
      { key: 'yearReturn', name: 'Modelo 390', months: 12, dueOn: onWorking(1, 30) },
    ],
  },
  RU: {
    payment: () =>
      [1, 2, 3].map((third) => ({
        key: `payment${third}`,
        name: `НДС: уплата ${third}/3`,
        months: 3,
        dueOn: onWorking(third, 28),
      })),
  },
}

const eleventh: DutyRule = {
  key: 'prepayment',
  name: 'Sondervorauszahlung 1/11',
  months: 12,
  dueOn: onWorking(2, 10),
}

/** Art. 369f of Directive 2006/112/EC: the end of the next month, weekends included. */
export const ossDueOn: Day = on(1, 31)
export const ossKey = 'oss'
const oss: DutyRule = { key: ossKey, name: 'OSS', months: 3, dueOn: ossDueOn }

function italianDay(monthsAfter: number): Day {
  return (to) => {
    const isLastQuarter = monthsAfter === 2 && endsWith(to, '12')
    const date = dayOf(to, isLastQuarter ? 3 : monthsAfter, 16)
    return workingDay(endsWith(date, '08') ? `${date.slice(0, 8)}20` : date)
  }
}

function byRhythm(ecList: TaxDutySettingsInput['ecList']): Months {
  return ecList === 'quarter' ? 3 : 1
}

/** What a country knows beside its return. */
export function kindsOf(country: string): DutyKind[] {
  const own = others[country] ?? {}
  const kinds: DutyKind[] = ['payment', 'ecList', 'yearReturn']
  const known = kinds.filter((kind) => own[kind] !== undefined)
  return euCountries.has(country) ? [...known, 'oss'] : known
}

export function knowsExtension(country: string): boolean {
  return country === 'DE'
}

/** Whether a return or its payment is due by the month or by the quarter as the firm says. */
export function knowsRhythm(country: string): boolean {
  return country === 'IT' || (countries[country] ?? elsewhere).rhythms
}

/** All that recurs for a firm, its return first. */
export function rulesOf(
  country: string,
  settings: TaxDutySettingsInput,
  own: readonly OwnTaxDuty[],
): DutyRule[] {
  const main = returnRule(country, settings)
  const months = main.months === 1 ? 1 : 3
  const isWanted: Record<DutyKind, boolean> = {
    payment: settings.payment,
    ecList: settings.ecList !== 'none',
    oss: settings.oss,
    yearReturn: settings.yearReturn,
  }
  const more = kindsOf(country)
    .filter((kind) => isWanted[kind])
    .flatMap((kind) =>
      kind === 'oss' ? [oss] : (others[country]?.[kind]?.(settings, months) ?? []),
    )
  return [main, ...more, ...own.map(ownRule)]
}

function ownRule({ id, name, months, monthsAfter, day }: OwnTaxDuty): DutyRule {
  return { key: id, name, months: Number(months), dueOn: on(monthsAfter, day) }
}

/** The periods of a rhythm that end on some days, the first first. */
export function spansEnding(months: number, { from, to }: Span): Span[] {
  const spans: Span[] = []
  const passed = (Number(from.slice(5, 7)) - 1) % months
  for (let start = monthStart(from, -passed); ; start = addMonths(start, months)) {
    const end = addDays(monthStart(start, months), -1)
    if (end > to) return spans
    if (end >= from) spans.push({ from: start, to: end })
  }
}
