import type { AreaInfo } from '#app/shell/area-info.ts'

export const areas: readonly AreaInfo[] = [{ id: 'sales', icon: 'file-text', usedBy: 'all' }]
