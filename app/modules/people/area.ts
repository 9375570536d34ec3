import type { AreaInfo } from '#app/shell/area-info.ts'

export const areas: readonly AreaInfo[] = [{ id: 'people', icon: 'users', usedBy: 'all' }]
