import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/website/publishing/routes'

export const routes: PageRoute[] = firmRoutes([
  {
    path: 'website',
    needs: 'website:view',
    writes: 'website:post',
    file: `${folder}/site.tsx`,
  },
  {
    path: 'website/redirects',
    needs: 'website:view',
    writes: 'website:post',
    file: `${folder}/redirects.tsx`,
  },
])
