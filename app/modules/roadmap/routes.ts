import type { PageRoute } from '#app/shell/firm-routes.ts'

export const routes: PageRoute[] = [
  {
    path: 'timeline',
    needs: 'public',
    kept: true,
    file: 'modules/roadmap/routes/timeline.tsx',
  },
]
