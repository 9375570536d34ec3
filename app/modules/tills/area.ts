import type { AreaInfo } from '#app/shell/area-info.ts'

export const areas: readonly AreaInfo[] = [
  { id: 'tills', icon: 'store', usedBy: ['shop', 'restaurant', 'several'] },
]
