import type { PageRoute } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'

export const module: ModuleInfo = { id: 'roadmap', uses: ['site'], menu: [] }

export const routes: PageRoute[] = [
  {
    path: 'timeline',
    needs: 'public',
    kept: true,
    file: 'modules/public-site/roadmap/routes/timeline.tsx',
  },
]
