import type { AreaInfo } from '#app/shell/area-info.ts'

export const areas: readonly AreaInfo[] = [
  {
    id: 'projects',
    icon: 'briefcase',
    usedBy: ['freelancer', 'agency', 'trade', 'practice', 'several'],
  },
]
