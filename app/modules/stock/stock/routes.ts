import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

const folder = 'modules/stock/stock/routes'
const rights = { view: 'stock:view', edit: 'stock:edit' } as const
const lookedAt = { import: null, batch: null, edit: null }

export const routes: PageRoute[] = [
  ...registerRoutes({
    ...rights,
    path: 'stock',
    recordPath: 'stock/items',
    idParam: 'itemId',
    files: {
      ...lookedAt,
      list: `${folder}/stock-list.tsx`,
      new: `${folder}/document-new.tsx`,
      detail: `${folder}/stock-item.tsx`,
    },
  }),
  ...registerRoutes({
    ...rights,
    path: 'stock/documents',
    idParam: 'stockDocumentId',
    files: { ...lookedAt, new: null, detail: `${folder}/document-detail.tsx` },
  }),
  ...registerRoutes({
    ...rights,
    path: 'stock/moves',
    recordPath: null,
    idParam: 'moveId',
    files: { ...lookedAt, new: null },
  }),
  ...registerRoutes({
    ...rights,
    path: 'stock/lots',
    idParam: 'stockLotId',
    files: { ...lookedAt, new: null, detail: `${folder}/lot-detail.tsx` },
  }),
  ...registerRoutes({
    view: 'stock:view',
    edit: 'stock:adjust',
    path: 'stock/counts',
    idParam: 'stockCountId',
    files: {
      ...lookedAt,
      new: `${folder}/count-new.tsx`,
      detail: `${folder}/count-detail.tsx`,
    },
  }),
  ...firmRoutes([
    {
      path: 'stock/documents/:stockDocumentId/step',
      needs: 'stock:edit',
      file: `${folder}/document-step.tsx`,
    },
    {
      path: 'stock/documents/:stockDocumentId/lots',
      needs: 'stock:edit',
      file: `${folder}/document-lots.tsx`,
    },
    { path: 'stock/landed-costs/new', needs: 'stock:adjust', file: `${folder}/landed-new.tsx` },
    { path: 'stock/lots-to-assign', needs: 'stock:view', file: `${folder}/lot-gaps.tsx` },
    { path: 'stock/valuation', needs: 'stock:cost', file: `${folder}/valuation.tsx` },
    {
      path: 'stock/warehouses',
      needs: 'stock:view',
      writes: 'stock:adjust',
      file: `${folder}/warehouse-list.tsx`,
    },
    {
      path: 'stock/warehouses/:warehouseId',
      needs: 'stock:adjust',
      file: `${folder}/warehouse-edit.tsx`,
    },
  ]),
  {
    path: 'firms/:firmId/stock/documents/:stockDocumentId/pdf',
    needs: 'stock:view',
    file: `${folder}/document-pdf.ts`,
  },
]
