import type { PageRoute } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'

export const module: ModuleInfo = { id: 'plans', uses: ['site'], menu: [] }

const at = 'modules/public-site/plans/routes'

export const routes: PageRoute[] = [
  { path: 'pricing', needs: 'public', kept: true, file: `${at}/pricing.tsx` },
  { path: 'faqs', needs: 'public', kept: true, file: `${at}/faqs.tsx` },
]
