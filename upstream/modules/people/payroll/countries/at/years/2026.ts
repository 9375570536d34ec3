import type { AustrianTables } from '../tables.ts'

export const tables: AustrianTables = {
  from: '2026-01-01',
  until: '2026-12-31',
  sources: [
    {
      title: 'EStG 1988 § 33, § 66, § 67 as adjusted for 2026; LStR 2002 Rz 1055a',
      date: '2026-01-01',
      covers: 'AT: wage tax',
    },
    {
      title: 'Österreichische Gesundheitskasse, Beitragsrechtliche Werte 2026',
      date: '2026-01-01',
      covers: 'AT: social insurance, employer’s levies',
    },
  ],
  tariff: [
    { upTo: 13_539_00, rate: '0' },
    { upTo: 21_992_00, rate: '20' },
    { upTo: 36_458_00, rate: '30' },
    { upTo: 70_365_00, rate: '40' },
    { upTo: 104_859_00, rate: '48' },
    { upTo: 1_000_000_00, rate: '50' },
    { upTo: null, rate: '55' },
  ],
  expenses: 132_00,
  wayToWork: 496_00,
  oneOff: {
    limit: 2_615_00,
    brackets: [
      { upTo: 620_00, rate: '0' },
      { upTo: 25_000_00, rate: '6' },
      { upTo: 50_000_00, rate: '27' },
      { upTo: 83_333_00, rate: '35.75' },
    ],
  },
  insurance: {
    ceilingOfMonth: 6_930_00,
    ceilingOfOneOff: 13_860_00,
    marginal: 551_10,
    employee: '18.07',
    employeeOneOff: '17.07',
    employer: '20.98',
    employerOneOff: '20.48',
    viennaHousing: '0.25',
    unemployment: '2.95',
    lowPay: [
      { upTo: 2_225_00, rate: '0' },
      { upTo: 2_427_00, rate: '1' },
      { upTo: 2_630_00, rate: '2' },
    ],
    accident: '1.1',
  },
  employersTaxes: { familyFund: '3.7', municipal: '3', provision: '1.53' },
}
