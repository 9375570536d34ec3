import type { SwissTables } from '../tables.ts'

export const tables: SwissTables = {
  from: '2026-01-01',
  until: '2026-12-31',
  sources: [
    {
      title: 'BSV, Beiträge AHV/IV/EO und ALV 2026; UVG, highest insured pay',
      date: '2026-01-01',
      covers: 'CH: federal social insurance; tax at source by the tariff files of the ESTV',
    },
  ],
  oldAge: { each: '5.3' },
  unemployment: { each: '1.1', ceilingOfYear: 148_200_00 },
  accident: { ceilingOfYear: 148_200_00 },
}
