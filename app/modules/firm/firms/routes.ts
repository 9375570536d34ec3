import { firmRoutes, type PageRoute, personRoutes } from '#app/shell/firm-routes.ts'

const folder = 'modules/firm/firms/routes'

export const routes: PageRoute[] = [
  ...personRoutes([
    { path: 'firms', needs: 'session', file: `${folder}/firm-list.tsx` },
    { path: 'firms/new', needs: 'session', file: `${folder}/firm-new.tsx` },
  ]),
  ...firmRoutes([
    { path: 'settings', needs: 'firm:view', file: `${folder}/settings-overview.tsx` },
    {
      path: 'settings/firm',
      needs: 'firm:view',
      writes: 'firm:edit',
      takesFiles: true,
      file: `${folder}/firm-settings.tsx`,
    },
    {
      path: 'settings/areas',
      needs: 'firm:view',
      writes: 'firm:edit',
      file: `${folder}/firm-areas.tsx`,
    },
    {
      path: 'settings/deletion',
      needs: 'firm:view',
      writes: 'firm:transfer',
      file: `${folder}/firm-deletion.tsx`,
    },
    { path: 'logo', needs: 'firm:view', file: `${folder}/firm-logo.ts` },
  ]),
]
