import type { AreaInfo } from '#app/shell/area-info.ts'

export const areas: readonly AreaInfo[] = [{ id: 'purchases', icon: 'file-down', usedBy: 'all' }]
