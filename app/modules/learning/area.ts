import type { AreaInfo } from '#app/shell/area-info.ts'

export const areas: readonly AreaInfo[] = [
  {
    id: 'learning',
    icon: 'book-text',
    usedBy: ['agency', 'shop', 'restaurant', 'practice', 'several'],
  },
]
