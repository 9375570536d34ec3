import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

export const routes: PageRoute[] = firmRoutes([
  {
    path: 'settings/translations',
    needs: 'item:view',
    file: 'modules/firm/translations/routes/translations.tsx',
  },
])
