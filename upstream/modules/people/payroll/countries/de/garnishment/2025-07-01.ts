import type { GarnishmentLimits } from '../garnishment.ts'

export const limits: GarnishmentLimits = {
  from: '2025-07-01',
  until: '2026-06-30',
  source: {
    title: 'Pfändungsfreigrenzenbekanntmachung 2025 (BGBl. 2025 I Nr. 110)',
    date: '2025-07-01',
    covers: 'DE: protected pay',
  },
  free: 1_555_00,
  firstDependant: 585_23,
  nextDependant: 326_04,
  highest: 4_766_99,
}
