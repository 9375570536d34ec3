import type { ModuleInfo } from '#app/shell/module-info.ts'
import {
  goodsReceivedPath,
  newPurchaseOrderPath,
  purchaseOrderPath,
  purchaseOrdersPath,
  reorderPath,
} from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'purchase-orders',
  uses: ['bills', 'ledger', 'parties', 'stock'],
  routes,
  registers: () => import('./register.tsx'),
  records: { purchaseOrder: 'record.purchaseOrder' },
  approvals: { purchaseOrder: 'menu.purchaseOrders' },
  searched: { purchaseOrder: 'menu.purchaseOrders' },
  mailKinds: { purchaseOrder: 'record.purchaseOrder' },
  numbered: { purchaseOrder: 'menu.purchaseOrders' },
  documents: { purchaseOrder: purchaseOrderPath },
  finds: [
    {
      labelKey: 'menu.list',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/purchase-orders`,
    },
    {
      labelKey: 'reorder.title',
      findKey: 'finds.reorder',
      path: (firmId) => `/firms/${firmId}/purchase-orders/reorder`,
    },
  ],
  menu: [
    {
      labelKey: 'menu.purchaseOrders',
      path: purchaseOrdersPath,
      area: 'purchases',
      order: 42,
      icon: 'truck',
      children: [
        { labelKey: 'menu.list', path: purchaseOrdersPath },
        { labelKey: 'menu.new', path: newPurchaseOrderPath },
        { labelKey: 'goods.title', path: goodsReceivedPath },
        { labelKey: 'reorder.title', path: reorderPath },
      ],
    },
  ],
  create: [
    {
      nameKey: 'menu.new',
      labelKey: 'record.purchaseOrder',
      path: newPurchaseOrderPath,
      order: 28,
      icon: 'truck',
    },
  ],
}
