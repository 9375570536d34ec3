import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'

export const module: ModuleInfo = {
  id: 'taxes',
  records: { taxRate: 'record.taxRate' },
  uses: ['firms'],
  menu: [],
  settings: [
    {
      labelKey: 'list.title',
      path: (firmId) => `/firms/${firmId}/settings/taxes`,
      group: 'money',
      order: 10,
      icon: 'percent',
    },
  ],
}

const folder = 'modules/books/taxes/routes'

export const routes: PageRoute[] = firmRoutes([
  { path: 'settings/taxes', needs: 'tax:view', file: `${folder}/tax-list.tsx` },
  { path: 'settings/taxes/new', needs: 'tax:edit', file: `${folder}/tax-new.tsx` },
  {
    path: 'settings/taxes/:taxCode',
    needs: 'tax:view',
    writes: 'tax:edit',
    file: `${folder}/tax-detail.tsx`,
  },
  { path: 'settings/taxes/:taxCode/edit', needs: 'tax:edit', file: `${folder}/tax-edit.tsx` },
  { path: 'settings/taxes/:taxCode/replace', needs: 'tax:edit', file: `${folder}/tax-replace.tsx` },
])
