import type { PremiumDays, PremiumRule } from './premiums.ts'

/** Premiums that a country's law names, with the law. Agreements may give more. Unaudited. */
export type CountryPremiums = { rules: readonly PremiumRule[]; sources: readonly string[] }

const untilFour = { from: '00:00', to: '04:00' }

/** A rule for days, and its other half for the first four hours of the day after. */
function withNight(
  code: string,
  percent: string,
  days: PremiumDays,
  after: PremiumDays,
): PremiumRule[] {
  return [
    { code, percent, group: 'day', days },
    { code, percent, group: 'day', days: after, window: untilFour, begunTheDayBefore: true },
  ]
}

/**
 * Germany: up to these rates premiums are free of tax; nobody has to pay them but for night work,
 * for which a fair one is due (§ 6 (5) ArbZG). Night adds to the day's, of the days the highest is
 * due. Switzerland: what is due for night and Sunday work that is not regular.
 */
export const premiumsByCountry: Readonly<Record<string, CountryPremiums>> = {
  DE: {
    sources: ['EStG § 3b Abs. 1 to 3', 'LStR R 3b'],
    rules: [
      {
        code: 'night',
        percent: '25',
        group: 'night',
        days: { kind: 'any' },
        window: { from: '20:00', to: '06:00' },
      },
      {
        code: 'deep-night',
        percent: '40',
        group: 'night',
        days: { kind: 'any' },
        window: untilFour,
        begunTheDayBefore: true,
      },
      ...withNight(
        'sunday',
        '50',
        { kind: 'weekdays', weekdays: [7] },
        { kind: 'after-weekdays', weekdays: [7] },
      ),
      ...withNight('holiday', '125', { kind: 'holidays' }, { kind: 'after-holidays' }),
      {
        code: 'holiday',
        percent: '125',
        group: 'day',
        days: { kind: 'dates', dates: ['12-31'] },
        window: { from: '14:00', to: '00:00' },
      },
      ...withNight(
        'high-holiday',
        '150',
        { kind: 'dates', dates: ['05-01', '12-25', '12-26'] },
        { kind: 'dates', dates: ['05-02', '12-26', '12-27'] },
      ),
      {
        code: 'high-holiday',
        percent: '150',
        group: 'day',
        days: { kind: 'dates', dates: ['12-24'] },
        window: { from: '14:00', to: '00:00' },
      },
    ],
  },
  CH: {
    sources: ['ArG Art. 17b Abs. 1', 'ArG Art. 19 Abs. 3'],
    rules: [
      {
        code: 'night',
        percent: '25',
        group: 'night',
        days: { kind: 'any' },
        window: { from: '23:00', to: '06:00' },
      },
      {
        code: 'sunday',
        percent: '50',
        group: 'day',
        days: { kind: 'weekdays', weekdays: [7] },
      },
    ],
  },
}
