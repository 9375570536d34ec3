import type { ModuleInfo } from '#app/shell/module-info.ts'
import {
  countPath,
  countsPath,
  documentPath,
  documentsPath,
  lotGapsPath,
  lotPath,
  lotsPath,
  lowStockPath,
  movesPath,
  newCountPath,
  newDocumentPath,
  newLandedPath,
  stockPath,
  valuationPath,
  warehousesPath,
} from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'stock',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  numbered: {
    goodsReceipt: 'numbered.receipt',
    delivery: 'numbered.delivery',
    goodsReturn: 'numbered.return',
    stockTransfer: 'numbered.transfer',
    stockAdjustment: 'numbered.adjustment',
    stockAssembly: 'numbered.assembly',
    landedCost: 'numbered.landedCost',
    stockDisassembly: 'numbered.disassembly',
    stockCount: 'menu.counts',
  },
  records: {
    warehouse: 'record.warehouse',
    stockDocument: 'record.stockDocument',
    stockCount: 'record.stockCount',
    stockLot: 'record.stockLot',
  },
  documents: {
    stockDocument: documentPath,
    stockLot: lotPath,
    stockCount: (firmId, id) => countPath(firmId, id),
  },
  tiles: [
    {
      name: 'low',
      labelKey: 'tiles.low.title',
      notesKey: 'tiles.low',
      path: lowStockPath,
      area: 'products',
      order: 60,
    },
  ],
  finds: [
    { labelKey: 'menu.stock', findKey: 'finds.stock', path: (firmId) => `/firms/${firmId}/stock` },
    {
      labelKey: 'menu.documents',
      findKey: 'finds.documents',
      path: (firmId) => `/firms/${firmId}/stock/documents`,
    },
    {
      labelKey: 'menu.lots',
      findKey: 'finds.lots',
      path: (firmId) => `/firms/${firmId}/stock/lots`,
    },
    {
      labelKey: 'menu.counts',
      findKey: 'finds.counts',
      path: (firmId) => `/firms/${firmId}/stock/counts`,
    },
    {
      labelKey: 'menu.valuation',
      findKey: 'finds.valuation',
      path: (firmId) => `/firms/${firmId}/stock/valuation`,
    },
    {
      labelKey: 'menu.warehouses',
      findKey: 'finds.warehouses',
      path: (firmId) => `/firms/${firmId}/stock/warehouses`,
    },
  ],
  menu: [
    {
      labelKey: 'menu.stock',
      path: stockPath,
      area: 'products',
      order: 27,
      icon: 'warehouse',
      children: [
        { labelKey: 'menu.documents', path: documentsPath },
        { labelKey: 'menu.moves', path: movesPath },
        { labelKey: 'menu.lots', path: (firmId) => lotsPath(firmId) },
        { labelKey: 'menu.lotGaps', path: (firmId) => lotGapsPath(firmId) },
        { labelKey: 'menu.counts', path: countsPath },
        { labelKey: 'menu.valuation', path: valuationPath },
        { labelKey: 'menu.warehouses', path: warehousesPath },
      ],
    },
  ],
  create: [
    {
      labelKey: 'menu.receive',
      path: (firmId) => newDocumentPath(firmId, 'receipt'),
      order: 45,
      icon: 'warehouse',
    },
    {
      labelKey: 'menu.assemble',
      path: (firmId) => newDocumentPath(firmId, 'assembly'),
      order: 47,
      icon: 'boxes',
    },
    { labelKey: 'landed.new', path: (firmId) => newLandedPath(firmId), order: 48, icon: 'truck' },
    { labelKey: 'menu.newCount', path: newCountPath, order: 46, icon: 'scan-barcode' },
  ],
  settings: [
    {
      labelKey: 'menu.warehouses',
      path: warehousesPath,
      group: 'stock',
      order: 10,
      icon: 'warehouse',
    },
  ],
}
