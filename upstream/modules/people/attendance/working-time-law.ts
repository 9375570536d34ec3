import type { BreakLaw } from './breaks.ts'
import { addMonths, type Day } from './local-days.ts'
import type { LocalTimes } from './work-schedule.ts'

/** What a country's law says of working time, in minutes, with the law it is from. Unaudited. */
export type WorkingTimeLaw = {
  country: string
  breaks: BreakLaw
  /** Breaks of people under 18, where the law has others. */
  youngBreaks: BreakLaw
  /** Between two days of work. */
  dailyRest: number
  /** At a stretch, each week. */
  weeklyRest: number
  /** Most work in one day without an agreement that says otherwise; null where there is no limit. */
  longestDay: number | null
  /** When work counts as night work. */
  night: LocalTimes
  sources: readonly string[]
}

export const workingTimeLaws: readonly WorkingTimeLaw[] = [
  {
    country: 'DE',
    breaks: {
      tiers: [
        { over: 360, minutes: 30 },
        { over: 540, minutes: 45 },
      ],
      shortest: 15,
      longestStretch: 360,
    },
    youngBreaks: {
      tiers: [
        { over: 270, minutes: 30 },
        { over: 360, minutes: 60 },
      ],
      shortest: 15,
      longestStretch: 270,
    },
    dailyRest: 660,
    weeklyRest: 2100,
    longestDay: 600,
    night: { from: '23:00', to: '06:00' },
    sources: [
      'ArbZG § 2 Abs. 3 (night)',
      'ArbZG § 3 (8 h, up to 10 h)',
      'ArbZG § 4 (breaks)',
      'ArbZG § 5 (11 h)',
      'ArbZG §§ 9, 11 Abs. 4 (Sunday and 11 h)',
      'JArbSchG § 11 (breaks under 18)',
    ],
  },
  {
    country: 'AT',
    breaks: { tiers: [{ over: 360, minutes: 30 }], shortest: 10, longestStretch: null },
    youngBreaks: { tiers: [{ over: 270, minutes: 30 }], shortest: 30, longestStretch: 360 },
    dailyRest: 660,
    weeklyRest: 2160,
    longestDay: 720,
    night: { from: '22:00', to: '05:00' },
    sources: [
      'AZG § 9 (12 h)',
      'AZG § 11 (breaks)',
      'AZG § 12 (11 h)',
      'AZG § 12a (night)',
      'ARG § 3 (36 h)',
      'KJBG § 15 (breaks under 18)',
    ],
  },
  {
    country: 'CH',
    breaks: {
      tiers: [
        { over: 330, minutes: 15 },
        { over: 420, minutes: 30 },
        { over: 540, minutes: 60 },
      ],
      shortest: 15,
      longestStretch: 330,
    },
    youngBreaks: {
      tiers: [
        { over: 330, minutes: 15 },
        { over: 420, minutes: 30 },
        { over: 540, minutes: 60 },
      ],
      shortest: 15,
      longestStretch: 330,
    },
    dailyRest: 660,
    weeklyRest: 2100,
    longestDay: null,
    night: { from: '23:00', to: '06:00' },
    sources: [
      'ArG Art. 10 (night)',
      'ArG Art. 15 (breaks)',
      'ArG Art. 15a (11 h; once a week 8 h)',
      'ArGV 1 Art. 18 (5½ h at a stretch)',
      'ArGV 1 Art. 21 Abs. 2 (35 h)',
    ],
  },
  {
    country: 'IT',
    breaks: { tiers: [{ over: 360, minutes: 10 }], shortest: 10, longestStretch: null },
    youngBreaks: { tiers: [{ over: 270, minutes: 60 }], shortest: 30, longestStretch: 270 },
    dailyRest: 660,
    weeklyRest: 2100,
    longestDay: null,
    night: { from: '22:00', to: '05:00' },
    sources: [
      'D.Lgs. 66/2003 art. 1 c. 2 lett. d (night: seven hours that include 0 to 5)',
      'D.Lgs. 66/2003 art. 7 (11 h)',
      'D.Lgs. 66/2003 art. 8 (breaks)',
      'D.Lgs. 66/2003 art. 9 (24 h and 11 h)',
      'L. 977/1967 art. 20 (breaks under 18)',
    ],
  },
  {
    country: 'ES',
    breaks: { tiers: [{ over: 360, minutes: 15 }], shortest: 15, longestStretch: null },
    youngBreaks: { tiers: [{ over: 270, minutes: 30 }], shortest: 30, longestStretch: null },
    dailyRest: 720,
    weeklyRest: 2160,
    longestDay: 540,
    night: { from: '22:00', to: '06:00' },
    sources: [
      'ET art. 34.3 (12 h; 9 h a day)',
      'ET art. 34.4 (breaks)',
      'ET art. 36.1 (night)',
      'ET art. 37.1 (a day and a half)',
    ],
  },
  {
    country: 'FR',
    breaks: { tiers: [{ over: 360, minutes: 20 }], shortest: 20, longestStretch: 360 },
    youngBreaks: { tiers: [{ over: 270, minutes: 30 }], shortest: 30, longestStretch: 270 },
    dailyRest: 660,
    weeklyRest: 2100,
    longestDay: 600,
    night: { from: '21:00', to: '06:00' },
    sources: [
      'Code du travail L3121-16 (breaks)',
      'Code du travail L3121-18 (10 h)',
      'Code du travail L3122-20 (night)',
      'Code du travail L3131-1 (11 h)',
      'Code du travail L3132-2 (24 h and 11 h)',
      'Code du travail L3162-3 (breaks under 18)',
    ],
  },
  {
    country: 'GB',
    breaks: { tiers: [{ over: 360, minutes: 20 }], shortest: 20, longestStretch: null },
    youngBreaks: { tiers: [{ over: 270, minutes: 30 }], shortest: 30, longestStretch: null },
    dailyRest: 660,
    weeklyRest: 1440,
    longestDay: null,
    night: { from: '23:00', to: '06:00' },
    sources: [
      'WTR 1998 reg. 2(1) (night time)',
      'WTR 1998 reg. 10 (11 h)',
      'WTR 1998 reg. 11 (24 h)',
      'WTR 1998 reg. 12 (breaks)',
    ],
  },
]

/** The law of a country; undefined where none is kept, and a firm sets its own rules. */
export function workingTimeLawOf(country: string): WorkingTimeLaw | undefined {
  return workingTimeLaws.find((law) => law.country === country)
}

/** For countries whose law is not kept: the Directive wants a break after six hours. */
const plainBreaks: BreakLaw = {
  tiers: [{ over: 360, minutes: 30 }],
  shortest: 15,
  longestStretch: null,
}

/** Breaks by a country's law; who is under 18 on a day has those of `young`, before their birthday. */
export function breaksOf(
  country: string,
  birthDate: string,
): { law: BreakLaw; young?: { law: BreakLaw; before: Day } } {
  const law = workingTimeLawOf(country)
  if (!law || birthDate === '') return { law: law?.breaks ?? plainBreaks }
  return { law: law.breaks, young: { law: law.youngBreaks, before: addMonths(birthDate, 18 * 12) } }
}
