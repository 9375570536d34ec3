import { type PageRoute, personRoutes } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'

export const module: ModuleInfo = { id: 'gallery', uses: [], menu: [] }

const at = 'modules/public-site/gallery/routes'

export const routes: PageRoute[] = [
  ...personRoutes([
    { path: 'ui', needs: 'session', file: `${at}/overview.tsx` },
    { path: 'ui/:section', needs: 'session', file: `${at}/section.tsx` },
  ]),
]
