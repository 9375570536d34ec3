import type { BritishTables } from '../tables.ts'

export const tables: BritishTables = {
  from: '2025-04-06',
  until: '2026-04-05',
  sources: [
    {
      title: 'HMRC, Rates and thresholds for employers 2025 to 2026',
      date: '2025-04-06',
      covers: 'GB: income tax, National Insurance, student loans',
    },
  ],
  tax: {
    rest: {
      basic: 0,
      bands: [
        { upTo: 37_700_00, rate: '20' },
        { upTo: 125_140_00, rate: '40' },
        { upTo: null, rate: '45' },
      ],
    },
    scotland: {
      basic: 1,
      bands: [
        { upTo: 2_827_00, rate: '19' },
        { upTo: 14_921_00, rate: '20' },
        { upTo: 31_092_00, rate: '21' },
        { upTo: 62_430_00, rate: '42' },
        { upTo: 125_140_00, rate: '45' },
        { upTo: null, rate: '48' },
      ],
    },
    wales: {
      basic: 0,
      bands: [
        { upTo: 37_700_00, rate: '20' },
        { upTo: 125_140_00, rate: '40' },
        { upTo: null, rate: '45' },
      ],
    },
  },
  taxLimit: '50',
  insurance: {
    primary: { week: 242_00, month: 1_048_00, year: 12_570_00 },
    secondary: { week: 96_00, month: 417_00, year: 5_000_00 },
    zone: { week: 481_00, month: 2_083_00, year: 25_000_00 },
    upper: { week: 967_00, month: 4_189_00, year: 50_270_00 },
    employee: { main: '8', reduced: '1.85', deferred: '2', above: '2' },
    employer: '15',
  },
  studentLoans: {
    plan1: { threshold: 26_065_00, rate: '9' },
    plan2: { threshold: 28_470_00, rate: '9' },
    plan4: { threshold: 32_745_00, rate: '9' },
    plan5: { threshold: 25_000_00, rate: '9' },
    postgraduate: { threshold: 21_000_00, rate: '6' },
  },
}
