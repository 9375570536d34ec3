import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'items',
    idParam: 'itemId',
    view: 'item:view',
    edit: 'item:edit',
    takesFiles: true,
  }),
  ...firmRoutes([
    {
      path: 'items/pictures',
      needs: 'item:edit',
      file: 'modules/catalogue/items/routes/many-pictures.tsx',
      takesFiles: true,
    },
    {
      path: 'items/:itemId/labels',
      needs: 'item:view',
      file: 'modules/catalogue/items/routes/item-labels.tsx',
    },
    {
      path: 'items/:itemId/words',
      needs: 'item:edit',
      file: 'modules/catalogue/items/routes/item-words.tsx',
    },
    {
      path: 'items/:itemId/variants',
      needs: 'item:edit',
      file: 'modules/catalogue/items/routes/item-variants.tsx',
    },
  ]),
  {
    path: 'firms/:firmId/items/names',
    needs: 'item:view',
    file: 'modules/catalogue/items/routes/item-names.ts',
  },
  {
    path: 'firms/:firmId/items/:itemId/pictures/:pictureId',
    needs: 'item:view',
    file: 'modules/catalogue/items/routes/item-picture.ts',
  },
]
