import {
  againstBalance,
  annualLeave,
  type CountryLeave,
  fullyPaid,
  plannedDays,
  sickLeave,
  unpaidLeave,
  usualGrants,
} from './country-leave.ts'

const requests = againstBalance('day')

export const italy: CountryLeave = {
  country: 'IT',
  sickDuringLeave: { longerThanDays: 0 },
  sources: [
    'D.Lgs. 66/2003 art. 10 (four weeks: 20 of five days a week; not paid while employment lasts)',
    'D.Lgs. 66/2003 art. 10 c. 1 (two weeks in the year, the rest within 18 months after it)',
    'Cod. civ. art. 2109; Corte cost. 616/1987 (illness during leave)',
    'Part of a month: by collective agreement, usually whole from 15 days on',
    'Permits (ROL) in hours: by collective agreement',
    'L. 183/2010 art. 25, D.Lgs. 165/2001 art. 55-septies (medical certificate)',
  ],
  types: [
    annualLeave('2003-04-29', {
      grants: {
        year: { kind: 'calendar' },
        accrual: { kind: 'monthly', amount: '20', at: 'end' },
        share: { by: 'days', full: '5' },
        proration: { by: 'months', part: { wholeFromDays: 15 } },
      },
      carry: { atMost: null, months: null, needsNotice: false, takeWithinMonths: 18 },
      requests: { ...requests, unit: 'half' },
      counting: plannedDays,
      ...fullyPaid(true),
    }),
    sickLeave('2000-01-01', 0),
    unpaidLeave,
  ],
}

export const spain: CountryLeave = {
  country: 'ES',
  sickDuringLeave: { longerThanDays: 0 },
  sources: [
    'ET art. 38.1 (30 calendar days; not paid while employment lasts)',
    'ET art. 38.3 (illness: up to 18 months after the year, an extension)',
    'C-684/16 (nothing lapses without a notice)',
    'RD 625/2014 (medical certificate)',
  ],
  types: [
    annualLeave('2000-01-01', {
      grants: {
        year: { kind: 'calendar' },
        accrual: { kind: 'yearly', amount: '30', monthlyFor: 0, at: 'start' },
        share: { by: 'none' },
        proration: { by: 'days' },
      },
      carry: { atMost: '0', months: null, needsNotice: true, takeWithinMonths: null },
      requests,
      counting: {
        by: 'calendar-days',
        weekdays: [],
        untilReturn: false,
        holidays: 'counted',
        halfDayUpTo: null,
      },
      ...fullyPaid(true),
    }),
    sickLeave('2000-01-01', 0),
    unpaidLeave,
  ],
}

export const france: CountryLeave = {
  country: 'FR',
  sickDuringLeave: { longerThanDays: 0 },
  sources: [
    'Code du travail L3141-3 (two and a half working days a month, 30 a year, part-timers alike)',
    'Code du travail L3141-4 (four weeks of work count as a month, where that gives more)',
    'Code du travail L3141-5-1 (ill: two days a month, a reduction to 0.8)',
    'Code du travail L3141-7 (rounded up to a whole day)',
    'Code du travail L3141-10, R3141-4 (year from 1 June)',
    'Code du travail L3141-12 (may be taken from joining on)',
    'Code du travail L3141-19-1 (15 months for who was ill, from being told: an extension)',
    'Code du travail L3141-28 (paid when employment ends)',
    'Cass. soc. 13 juin 2012, 11-10.929 (nothing lapses unless the employer had it taken)',
    'Cass. soc. 10 septembre 2025, 23-22.732 (illness during leave)',
    'Code de la sécurité sociale R321-2 (certificate within 48 hours)',
  ],
  types: [
    annualLeave('2000-01-01', {
      grants: {
        year: { kind: 'from', monthDay: '06-01' },
        accrual: { kind: 'monthly', amount: '30', at: 'end' },
        share: { by: 'none' },
        proration: { by: 'months', part: 'days', orFourWeeks: true },
        yearRounding: { step: '1', mode: 'up' },
      },
      carry: { atMost: null, months: 12, needsNotice: true, takeWithinMonths: null },
      requests,
      counting: {
        by: 'weekdays',
        weekdays: [1, 2, 3, 4, 5, 6],
        untilReturn: true,
        holidays: 'free',
        halfDayUpTo: null,
      },
      ...fullyPaid(true),
    }),
    sickLeave('2000-01-01', 0),
    unpaidLeave,
  ],
}

export const unitedKingdom: CountryLeave = {
  country: 'GB',
  sickDuringLeave: { longerThanDays: 0 },
  sources: [
    'WTR 1998 reg. 13, 13A (5.6 weeks, 28 days at most; bank holidays may be among them)',
    'WTR 1998 reg. 13(3)(b) (leave year from joining, unless agreed otherwise)',
    'WTR 1998 reg. 13(9), 13A(7) (no carry-over; 1.6 weeks by agreement)',
    'WTR 1998 reg. 13(10)–(15) (family leave, and 18 months for who was ill: an extension)',
    'WTR 1998 reg. 13(16)–(17) (nothing lapses of who was not told)',
    'WTR 1998 reg. 14 (paid when employment ends; reclaim by agreement alone)',
    'WTR 1998 reg. 15A (first year: a twelfth at the start of each month, rounded up to a half)',
    'WTR 1998 reg. 15B (irregular hours: 12.07 % of each pay period, to the nearest hour)',
    'SI 1985/1604 (proof of illness after seven days)',
  ],
  types: [
    annualLeave('2009-04-01', {
      grants: {
        year: { kind: 'service' },
        accrual: { kind: 'yearly', amount: '28', monthlyFor: 12, at: 'start' },
        share: { by: 'days', full: '5' },
        proration: { by: 'days' },
        atMostYearly: '28',
        rounding: { step: '0.5', mode: 'up', rest: 'within-year' },
      },
      carry: { atMost: '0', months: null, needsNotice: true, takeWithinMonths: null },
      requests: { ...requests, unit: 'half' },
      counting: { ...plannedDays, holidays: 'counted' },
      ...fullyPaid(false),
    }),
    {
      from: '2024-04-01',
      value: {
        code: 'annual-irregular-hours',
        grants: {
          ...usualGrants,
          year: { kind: 'service' },
          accrual: { kind: 'hours-worked', earn: '12.07', per: '100', atMost: null },
          share: { by: 'none' },
          proration: { by: 'days' },
          rounding: { step: '60', mode: 'nearest', rest: 'dropped' },
        },
        carry: { atMost: '0', months: null, needsNotice: true, takeWithinMonths: null },
        requests: { ...requests, unit: 'hour' },
        counting: { ...plannedDays, by: 'planned-minutes' },
        ...fullyPaid(false),
      },
    },
    sickLeave('2000-01-01', 7),
    unpaidLeave,
  ],
}
