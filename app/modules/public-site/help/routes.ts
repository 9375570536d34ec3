import type { PageRoute } from '#app/shell/firm-routes.ts'

export const routes: PageRoute[] = [
  {
    path: 'support',
    needs: 'public',
    kept: true,
    file: 'modules/public-site/help/routes/support.tsx',
  },
  {
    path: 'support/quick',
    needs: 'public',
    file: 'modules/public-site/help/routes/quick-help.ts',
  },
  {
    path: 'support/:slug',
    needs: 'public',
    kept: true,
    file: 'modules/public-site/help/routes/article.tsx',
  },
]
