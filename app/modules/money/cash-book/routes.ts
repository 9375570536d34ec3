import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/money/cash-book/routes'
const at = 'cash-books/:cashAccountCode'

export const routes: PageRoute[] = firmRoutes([
  { path: 'cash-books', needs: 'bank:view', file: `${folder}/cash-books.tsx` },
  { path: at, needs: 'bank:view', file: `${folder}/cash-month.tsx` },
  { path: `${at}/note`, needs: 'bank:edit', file: `${folder}/cash-note.tsx` },
  { path: `${at}/count`, needs: 'bank:edit', file: `${folder}/cash-count.tsx` },
])
