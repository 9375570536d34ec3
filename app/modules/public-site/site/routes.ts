import type { PageRoute } from '#app/shell/firm-routes.ts'

export const routes: PageRoute[] = [
  { index: true, needs: 'public', kept: true, file: 'modules/public-site/site/routes/home.tsx' },
  {
    path: 'sitemap',
    needs: 'public',
    kept: true,
    file: 'modules/public-site/site/routes/site-map.tsx',
  },
  { path: 'search', needs: 'public', file: 'modules/public-site/site/routes/search.tsx' },
  {
    path: 'offline',
    needs: 'public',
    kept: true,
    file: 'modules/public-site/site/routes/offline.tsx',
  },
  { path: 'maintenance', needs: 'public', file: 'modules/public-site/site/routes/maintenance.tsx' },
  { path: 'error-404', needs: 'public', file: 'modules/public-site/site/routes/error-404.tsx' },
  { path: 'error-500', needs: 'public', file: 'modules/public-site/site/routes/error-500.tsx' },
  {
    path: 'sitemap.xml',
    needs: 'public',
    file: 'modules/public-site/site/routes/site-map-file.ts',
  },
  { path: 'robots.txt', needs: 'public', file: 'modules/public-site/site/routes/robots.ts' },
  {
    path: '.well-known/security.txt',
    needs: 'public',
    file: 'modules/public-site/site/routes/security-text.ts',
  },
  { path: '*', needs: 'public', file: 'modules/public-site/site/routes/not-found.tsx' },
]
