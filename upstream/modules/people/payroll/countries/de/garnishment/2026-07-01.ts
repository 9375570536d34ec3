import type { GarnishmentLimits } from '../garnishment.ts'

export const limits: GarnishmentLimits = {
  from: '2026-07-01',
  until: '2027-06-30',
  source: {
    title: 'Pfändungsfreigrenzenbekanntmachung 2026 (BGBl. 2026 I Nr. 80)',
    date: '2026-07-01',
    covers: 'DE: protected pay',
  },
  free: 1_587_40,
  firstDependant: 597_42,
  nextDependant: 332_83,
  highest: 4_866_30,
}
