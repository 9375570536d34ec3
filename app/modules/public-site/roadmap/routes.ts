import type { PageRoute } from '#app/shell/firm-routes.ts'

export const routes: PageRoute[] = [
  {
    path: 'timeline',
    needs: 'public',
    kept: true,
    file: 'modules/public-site/roadmap/routes/timeline.tsx',
  },
]
