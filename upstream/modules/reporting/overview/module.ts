import { defineModule } from '../../../core/hooks.ts'
import { dashboardTiles } from './dashboard-tiles.ts'
import { router } from './endpoints.ts'

export const module = defineModule({
  name: 'overview',
  dashboardTiles,
  endpoints: router,
})
