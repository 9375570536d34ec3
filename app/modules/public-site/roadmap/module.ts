import type { ModuleInfo } from '#app/shell/module-info.ts'

export const module: ModuleInfo = {
  id: 'roadmap',
  uses: ['site'],
  routes: [
    {
      path: 'timeline',
      needs: 'public',
      kept: true,
      file: 'modules/public-site/roadmap/routes/timeline.tsx',
    },
  ],
  publicPages: () => import('./public-pages.ts'),
  menu: [],
}
