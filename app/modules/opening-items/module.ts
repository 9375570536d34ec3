import type { ModuleInfo } from '#app/shell/module-info.ts'
import { openingItemPath, openingItemsPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'opening-items',
  uses: [],
  records: { openingItem: 'record.openingItem' },
  searched: { openingItem: 'list.title' },
  documents: {
    openingInvoice: openingItemPath,
    openingCredit: openingItemPath,
    openingBill: openingItemPath,
    openingBillCredit: openingItemPath,
  },
  menu: [
    {
      labelKey: 'list.title',
      path: openingItemsPath,
      group: 'books',
      under: 'ledger',
      order: 61,
      icon: 'book-text',
    },
  ],
}
