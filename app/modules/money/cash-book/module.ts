import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'
import { cashBooksPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'cash-book',
  uses: [],
  finds: [
    {
      labelKey: 'menu.cashBook',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/cash-books`,
    },
  ],
  menu: [
    {
      labelKey: 'menu.cashBook',
      path: cashBooksPath,
      area: 'money',
      order: 43,
      icon: 'coins',
    },
  ],
}

const folder = 'modules/money/cash-book/routes'
const at = 'cash-books/:cashAccountCode'

export const routes: PageRoute[] = firmRoutes([
  { path: 'cash-books', needs: 'bank:view', file: `${folder}/cash-books.tsx` },
  { path: at, needs: 'bank:view', file: `${folder}/cash-month.tsx` },
  { path: `${at}/note`, needs: 'bank:edit', file: `${folder}/cash-note.tsx` },
  { path: `${at}/count`, needs: 'bank:edit', file: `${folder}/cash-count.tsx` },
])
