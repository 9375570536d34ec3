import type { AreaInfo } from '#app/shell/area-info.ts'

export const areas: readonly AreaInfo[] = [
  {
    id: 'products',
    icon: 'package',
    usedBy: ['trade', 'shop', 'restaurant', 'wholesale', 'several'],
  },
]
