import type { RouteConfig } from '@remix-run/route-config'
import { firmRoutes, personRoutes } from '#app/shell/firm-routes.ts'

const folder = 'modules/firms/routes'

export const routes: RouteConfig = [
  ...personRoutes([
    { path: 'firms', file: `${folder}/firm-list.tsx` },
    { path: 'firms/new', file: `${folder}/firm-new.tsx` },
  ]),
  ...firmRoutes([
    { path: 'settings', file: `${folder}/firm-settings.tsx` },
    { path: 'settings/accounting', file: `${folder}/firm-accounting.tsx` },
    { path: 'logo', file: `${folder}/firm-logo.ts` },
  ]),
]
