import type { PageRoute } from '#app/shell/firm-routes.ts'

export const routes: PageRoute[] = [
  {
    path: 'support',
    needs: 'public',
    kept: true,
    file: 'modules/public-site/help/routes/support.tsx',
  },
  {
    path: 'support/:slug',
    needs: 'public',
    kept: true,
    file: 'modules/public-site/help/routes/article.tsx',
  },
]
