import { personRoutes } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'

const at = 'modules/public-site/gallery/routes'

export const module: ModuleInfo = {
  id: 'gallery',
  uses: [],
  routes: personRoutes([
    { path: 'ui', needs: 'session', file: `${at}/overview.tsx` },
    { path: 'ui/:section', needs: 'session', file: `${at}/section.tsx` },
  ]),
  menu: [],
}
