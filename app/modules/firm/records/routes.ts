import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/firm/records/routes'

export const routes: PageRoute[] = [
  ...firmRoutes([
    {
      path: 'records/:kind/:recordId',
      needs: 'firm:view',
      takesFiles: true,
      file: `${folder}/record.tsx`,
    },
    { path: 'search', needs: 'firm:view', file: `${folder}/search.tsx` },
    { path: 'settings/history', needs: 'audit:view', file: `${folder}/audit-list.tsx` },
  ]),
  {
    path: 'firms/:firmId/kept-form',
    needs: 'firm:view',
    file: 'shell/documents/routes/kept-form.ts',
  },
  { path: 'firms/:firmId/search/quick', needs: 'firm:view', file: `${folder}/quick-search.ts` },
  {
    path: 'firms/:firmId/settings/history/export',
    needs: 'audit:view',
    file: `${folder}/audit-file.ts`,
  },
  {
    path: 'firms/:firmId/settings/history/:changeId/undo',
    needs: 'firm:view',
    file: `${folder}/undo-setting.ts`,
  },
  {
    path: 'firms/:firmId/records/:kind/:recordId/looks',
    needs: 'firm:view',
    file: `${folder}/record-looks.ts`,
  },
  {
    path: 'firms/:firmId/records/:kind/:recordId/files/:attachmentId',
    needs: 'firm:view',
    file: `${folder}/record-file.ts`,
  },
]
