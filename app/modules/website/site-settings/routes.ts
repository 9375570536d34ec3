import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/website/site-settings/routes'

export const routes: PageRoute[] = firmRoutes([
  { path: 'website/settings', needs: 'website:post', file: `${folder}/basics.tsx` },
  { path: 'website/domain', needs: 'website:post', file: `${folder}/domain.tsx` },
  { path: 'website/look', needs: 'website:post', file: `${folder}/look.tsx` },
  { path: 'website/menu', needs: 'website:post', file: `${folder}/menus.tsx` },
  { path: 'website/opening-hours', needs: 'website:post', file: `${folder}/hours.tsx` },
])
