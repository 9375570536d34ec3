import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

const folder = 'modules/buying/expenses/routes'

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'expenses',
    idParam: 'expenseId',
    view: 'expense:view',
    edit: 'expense:edit',
    takesFiles: true,
    files: { list: `${folder}/expense-list.tsx` },
  }),
  {
    path: 'share/receipt',
    needs: 'session',
    file: `${folder}/share-receipt.ts`,
    takesFiles: true,
  },
  ...firmRoutes([
    {
      path: 'expenses/months/:month',
      needs: 'expense:view',
      file: `${folder}/month.tsx`,
    },
    {
      path: 'expenses/read',
      needs: 'expense:edit',
      file: `${folder}/read-receipt.tsx`,
      takesFiles: true,
    },
    { path: 'expenses/claims', needs: 'expense:approve', file: `${folder}/claims.tsx` },
    { path: 'expenses/bill-on', needs: 'invoice:edit', file: `${folder}/bill-on.tsx` },
    { path: 'expenses/rules', needs: 'expense:post', file: `${folder}/rules.tsx` },
    {
      path: 'expenses/categories/:expenseCategoryId',
      needs: 'expense:post',
      file: `${folder}/category.tsx`,
    },
    {
      path: 'expenses/:expenseId/reject',
      needs: 'expense:approve',
      file: `${folder}/reject.tsx`,
    },
    {
      path: 'expenses/:expenseId/reimburse',
      needs: 'expense:post',
      file: `${folder}/reimburse.tsx`,
    },
  ]),
]
