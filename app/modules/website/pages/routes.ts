import { firmRoutes } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

export const routes = [
  ...registerRoutes({
    path: 'site-pages',
    idParam: 'sitePageId',
    view: 'website:view',
    edit: 'website:edit',
    files: { import: null, batch: null },
  }),
  ...firmRoutes([
    {
      path: 'site-pages/:sitePageId/blocks',
      needs: 'website:edit',
      file: 'modules/website/pages/routes/blocks.tsx',
    },
    {
      path: 'site-pages/:sitePageId/blocks/:key',
      needs: 'website:edit',
      file: 'modules/website/pages/routes/block.tsx',
    },
    {
      path: 'site-pages/:sitePageId/versions/:number',
      needs: 'website:view',
      writes: 'website:edit',
      file: 'modules/website/pages/routes/version.tsx',
    },
  ]),
]
