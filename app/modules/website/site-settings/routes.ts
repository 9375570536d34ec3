import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/website/site-settings/routes'

export const routes: PageRoute[] = firmRoutes([
  { path: 'website/settings', needs: 'website:post', file: `${folder}/basics.tsx` },
])
