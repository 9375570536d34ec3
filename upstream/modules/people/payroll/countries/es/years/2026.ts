import type { SpanishTables } from '../tables.ts'

export const tables: SpanishTables = {
  from: '2026-01-01',
  until: '2026-12-31',
  sources: [
    {
      title: 'Real Decreto-ley 3/2026, bases y tipos de cotización 2026; orden de cotización 2026',
      date: '2026-02-03',
      covers: 'ES: contributions of the general scheme; income tax is a percentage typed in',
    },
  ],
  highestBaseOfMonth: 5_101_20,
  common: { employee: '4.7', employer: '23.6' },
  unemployment: {
    indefinite: { employee: '1.55', employer: '5.5' },
    temporary: { employee: '1.6', employer: '6.7' },
  },
  training: { employee: '0.1', employer: '0.6' },
  wageGuarantee: { employee: '0', employer: '0.2' },
  equity: { employee: '0.15', employer: '0.75' },
  solidarity: [
    { upToPercent: 110, employee: '0.19', employer: '0.96' },
    { upToPercent: 150, employee: '0.21', employer: '1.04' },
    { upToPercent: null, employee: '0.24', employer: '1.22' },
  ],
}
