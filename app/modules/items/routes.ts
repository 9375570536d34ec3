import type { RouteConfig } from '@remix-run/route-config'
import { firmRoutes } from '#app/shell/firm-routes.ts'

const folder = 'modules/items/routes'

export const routes: RouteConfig = firmRoutes([
  { path: 'items', file: `${folder}/item-list.tsx` },
  { path: 'items/new', file: `${folder}/item-new.tsx` },
  { path: 'items/:itemId', file: `${folder}/item-detail.tsx` },
  { path: 'items/:itemId/edit', file: `${folder}/item-edit.tsx` },
])
