import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

export const routes: PageRoute[] = firmRoutes([
  {
    path: 'settings/exchange-rates',
    needs: 'tax:view',
    writes: 'tax:edit',
    file: 'modules/books/rates/routes/rate-list.tsx',
  },
])
