import type { ItalianTables } from '../tables.ts'

export const tables: ItalianTables = {
  from: '2026-01-01',
  until: '2026-12-31',
  sources: [
    {
      title: 'TUIR art. 11, 13 as of 2026; law 207/2024 art. 1 (2) to (9); decree 3/2020',
      date: '2026-01-01',
      covers: 'IT: IRPEF, credits, sums for low income',
    },
    {
      title: 'INPS, circolare 6 of 30 January 2026',
      date: '2026-01-30',
      covers: 'IT: limits of INPS',
    },
  ],
  brackets: [
    { upTo: 28_000_00, rate: '23' },
    { upTo: 50_000_00, rate: '33' },
    { upTo: null, rate: '43' },
  ],
  workCredit: {
    low: 15_000_00,
    flat: 1_955_00,
    leastOpenEnded: 690_00,
    leastFixedTerm: 1_380_00,
    middle: 28_000_00,
    base: 1_910_00,
    falling: 1_190_00,
    high: 50_000_00,
    plus: { above: 25_000_00, upTo: 35_000_00, amount: 65_00 },
  },
  furtherCredit: { above: 20_000_00, upTo: 32_000_00, endsAt: 40_000_00, amount: 1_000_00 },
  bonus: [
    { upTo: 8_500_00, rate: '7.1' },
    { upTo: 15_000_00, rate: '5.3' },
    { upTo: 20_000_00, rate: '4.8' },
  ],
  supplement: { upTo: 15_000_00, amount: 1_200_00, lessCredit: 75_00 },
  insurance: {
    higherFromMonth: 4_685_00,
    higherFromYear: 56_224_00,
    higherRate: '1',
    ceiling: 122_295_00,
  },
}
