import {
  againstBalance,
  annualLeave,
  type CountryLeave,
  fullyPaid,
  plannedDays,
  sickLeave,
  unpaidLeave,
} from './country-leave.ts'

const requests = againstBalance('half')

export const germany: CountryLeave = {
  country: 'DE',
  sickDuringLeave: { longerThanDays: 0 },
  sources: [
    'BUrlG § 3 (24 Werktage of six days a week: 20 of five)',
    'BUrlG §§ 4, 5 Abs. 1 (twelfths for whole months; all of it after six months)',
    'BUrlG § 5 Abs. 2 (half a day or more is rounded up, less stays)',
    'BUrlG § 5 Abs. 3 (no reclaim)',
    'BUrlG § 7 Abs. 3 (carried over to 31 March)',
    'BUrlG § 7 Abs. 4 (paid when employment ends)',
    'BUrlG § 9 (illness during leave)',
    'C-684/16 and BAG 9 AZR 541/15 (nothing lapses without a notice)',
    'C-214/10 and BAG 9 AZR 353/10 (15 months for who was ill: an extension)',
    'JArbSchG § 19 (30, 27 and 25 Werktage under 16, 17 and 18)',
    'EFZG § 5 (proof of illness that lasts longer than three calendar days)',
  ],
  types: [
    annualLeave('2000-01-01', {
      grants: {
        year: { kind: 'calendar' },
        accrual: { kind: 'yearly', amount: '20', monthlyFor: 0, at: 'start' },
        share: { by: 'days', full: '5' },
        proration: { by: 'months', part: 'whole-only' },
        steps: [
          { when: 'age-below', years: 16, amount: '25', judged: 'year-start' },
          { when: 'age-below', years: 17, amount: '22.5', judged: 'year-start' },
          { when: 'age-below', years: 18, amount: '20.8333', judged: 'year-start' },
        ],
        whole: { afterMonths: 6, amount: '20', unlessLeaving: 'in-first-half' },
        rounding: { step: '1', mode: 'half-up-else-exact', rest: 'within-year' },
      },
      carry: { atMost: null, months: 3, needsNotice: true, takeWithinMonths: null },
      requests,
      counting: plannedDays,
      ...fullyPaid(false),
    }),
    sickLeave('2000-01-01', 3),
    unpaidLeave,
  ],
}

export const austria: CountryLeave = {
  country: 'AT',
  sickDuringLeave: { longerThanDays: 3 },
  sources: [
    'UrlG § 2 Abs. 1 (30 Werktage, 36 after 25 years: 25 and 30 of five days a week)',
    'UrlG § 2 Abs. 2 (in proportion for six months, then all of it; from the second year at its start)',
    'UrlG § 4 Abs. 5 (lapses two years after the leave year)',
    'UrlG § 5 (illness of more than three calendar days during leave)',
    'UrlG § 10 (paid in proportion when employment ends; no reclaim but for fault)',
    'C-684/16 and OGH 8 ObA 23/22z (nothing lapses without a notice)',
    'EFZG § 4, AngG § 8 Abs. 8 (proof of illness when the employer asks for it)',
  ],
  types: [
    annualLeave('2000-01-01', {
      grants: {
        year: { kind: 'service' },
        accrual: { kind: 'yearly', amount: '25', monthlyFor: 6, at: 'end' },
        share: { by: 'days', full: '5' },
        proration: { by: 'days' },
        steps: [{ when: 'service-from', years: 25, amount: '30', judged: 'year-start' }],
        whole: { afterMonths: 6, amount: '25', unlessLeaving: 'in-year' },
      },
      carry: { atMost: null, months: 24, needsNotice: true, takeWithinMonths: null },
      requests: { ...requests, unit: 'day' },
      counting: plannedDays,
      ...fullyPaid(false),
    }),
    sickLeave('2000-01-01', null),
    unpaidLeave,
  ],
}

export const switzerland: CountryLeave = {
  country: 'CH',
  sickDuringLeave: { longerThanDays: 0 },
  sources: [
    'OR Art. 329a Abs. 1 (four weeks, five up to the 20th birthday)',
    'OR Art. 329a Abs. 3 (in proportion for a part of a year of service)',
    'OR Art. 329c (two weeks in a row)',
    'OR Art. 329d Abs. 2 (not paid while employment lasts)',
    'OR Art. 128 Ziff. 3, BGE 130 III 19 (five years)',
    'Proof of illness: by contract, usually from the third or fourth day',
  ],
  types: [
    annualLeave('2000-01-01', {
      grants: {
        year: { kind: 'service' },
        accrual: { kind: 'yearly', amount: '20', monthlyFor: 0, at: 'start' },
        share: { by: 'days', full: '5' },
        proration: { by: 'days' },
        steps: [{ when: 'age-below', years: 20, amount: '25', judged: 'daily' }],
      },
      carry: { atMost: null, months: 60, needsNotice: false, takeWithinMonths: null },
      requests,
      counting: plannedDays,
      ...fullyPaid(false),
    }),
    sickLeave('2000-01-01', null),
    unpaidLeave,
  ],
}
