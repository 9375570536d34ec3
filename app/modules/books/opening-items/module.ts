import type { ModuleInfo } from '#app/shell/module-info.ts'
import { forEachOpeningKind } from '#contract/books/opening-items.ts'
import { openingItemPath, openingItemsPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'opening-items',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  records: { openingItem: 'record.openingItem' },
  searched: { openingItem: 'list.title' },
  documents: forEachOpeningKind(openingItemPath),
  finds: [
    {
      labelKey: 'list.title',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/opening-items`,
    },
  ],
  menu: [
    {
      labelKey: 'list.title',
      path: openingItemsPath,
      area: 'books',
      under: 'ledger',
      order: 61,
      icon: 'book-text',
    },
  ],
}
