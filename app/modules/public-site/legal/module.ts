import { type PageRoute, personRoutes } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'
import { adminLegalPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'legal',
  uses: ['site'],
  menu: [],
  administration: [{ labelKey: 'menu.legal', path: adminLegalPath, order: 80, icon: 'file-text' }],
}

const at = 'modules/public-site/legal/routes'

export const routes: PageRoute[] = [
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
]
