import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/selling/templates/routes'

export const routes: PageRoute[] = [
  ...firmRoutes([{ path: 'settings/paper', needs: 'firm:edit', file: `${folder}/paper-look.tsx` }]),
  { path: 'paper-colors/:colors', needs: 'public', file: `${folder}/paper-colors.ts` },
]
