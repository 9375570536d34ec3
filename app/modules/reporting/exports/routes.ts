import { firmRoutes, type PageRoute, personRoutes } from '#app/shell/firm-routes.ts'

const folder = 'modules/reporting/exports/routes'

export const routes: PageRoute[] = [
  ...personRoutes([
    {
      path: 'firms/from-archive',
      needs: 'session',
      takesFiles: true,
      file: `${folder}/firm-from-archive.tsx`,
    },
  ]),
  ...firmRoutes([
    { path: 'exports', needs: 'report:view', writes: 'report:view', file: `${folder}/exports.tsx` },
    { path: 'exports/datev', needs: 'tax:edit', file: `${folder}/datev-file.ts` },
    { path: 'exports/gobd', needs: 'tax:edit', writes: 'tax:edit', file: `${folder}/gobd.tsx` },
    { path: 'exports/gobd/file', needs: 'tax:edit', file: `${folder}/gobd-file.ts` },
    { path: 'exports/fec', needs: 'tax:edit', file: `${folder}/fec-file.ts` },
    {
      path: 'copies',
      needs: 'firm:export',
      writes: 'firm:export',
      file: `${folder}/copies.tsx`,
    },
    {
      path: 'copies/:copyId',
      needs: 'firm:export',
      writes: 'firm:export',
      file: `${folder}/copy.tsx`,
    },
    { path: 'exports/archive', needs: 'firm:export', file: `${folder}/archive-file.ts` },
  ]),
]
