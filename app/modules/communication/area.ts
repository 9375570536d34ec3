import type { AreaInfo } from '#app/shell/area-info.ts'

export const areas: readonly AreaInfo[] = [
  {
    id: 'calendar',
    icon: 'calendar',
    usedBy: ['freelancer', 'agency', 'trade', 'practice', 'club', 'several'],
  },
  {
    id: 'email',
    icon: 'mail',
    usedBy: ['freelancer', 'agency', 'trade', 'wholesale', 'practice', 'club', 'several'],
  },
]
