import type { AreaInfo } from '#app/shell/area-info.ts'

export const areas: readonly AreaInfo[] = [{ id: 'website', icon: 'globe', usedBy: 'all' }]
