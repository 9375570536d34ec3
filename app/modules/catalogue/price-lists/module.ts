import type { ModuleInfo } from '#app/shell/module-info.ts'
import { priceChangesPath, priceListsPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'price-lists',
  uses: ['item-categories'],
  records: { priceList: 'record.priceList' },
  searched: { priceList: 'list.title' },
  menu: [
    {
      labelKey: 'list.title',
      path: priceListsPath,
      area: 'products',
      order: 26,
      icon: 'badge-percent',
      under: 'items',
      children: [
        { labelKey: 'list.title', path: priceListsPath },
        { labelKey: 'change.title', path: priceChangesPath },
      ],
    },
  ],
}
