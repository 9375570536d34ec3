import { type PageRoute, personRoutes } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'
import { adminLegalPath } from './paths.ts'

const at = 'modules/public-site/legal/routes'

export const module: ModuleInfo = {
  id: 'legal',
  uses: ['site'],
  routes: [
    ...['privacy', 'terms', 'imprint', 'cookies'].map(
      (path): PageRoute => ({
        id: `${at}/legal-page-${path}`,
        path,
        needs: 'public',
        file: `${at}/legal-page.tsx`,
      }),
    ),
    ...personRoutes([
      { path: 'admin/legal', needs: 'administrator', file: `${at}/legal-overview.tsx` },
      { path: 'admin/legal/text', needs: 'administrator', file: `${at}/legal-text.tsx` },
    ]),
  ],
  publicPages: () => import('./public-pages.ts'),
  menu: [],
  administration: [{ labelKey: 'menu.legal', path: adminLegalPath, order: 80, icon: 'file-text' }],
}
