import type { PageRoute } from '#app/shell/firm-routes.ts'

export const routes: PageRoute[] = [
  { index: true, needs: 'public', kept: true, file: 'modules/site/routes/home.tsx' },
]
