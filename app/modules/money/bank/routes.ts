import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/money/bank/routes'

export const routes: PageRoute[] = [
  { path: 'bank-feed/return', needs: 'session', file: `${folder}/bank-feed-return.ts` },
  ...firmRoutes([
    { path: 'bank', needs: 'bank:view', file: `${folder}/bank-accounts.tsx` },
    {
      path: 'bank/:bankAccountCode',
      needs: 'bank:view',
      writes: 'bank:edit',
      file: `${folder}/bank-account.tsx`,
    },
    {
      path: 'bank/:bankAccountCode/statements',
      needs: 'bank:view',
      file: `${folder}/bank-statements.tsx`,
    },
    {
      path: 'bank/:bankAccountCode/import',
      needs: 'bank:edit',
      takesFiles: true,
      file: `${folder}/bank-upload.tsx`,
    },
    {
      path: 'bank/:bankAccountCode/feed',
      needs: 'bank:view',
      writes: 'bank:edit',
      file: `${folder}/bank-feed.tsx`,
    },
    {
      path: 'bank-imports/:bankImportId',
      needs: 'bank:view',
      writes: 'bank:edit',
      file: `${folder}/bank-import.tsx`,
    },
    {
      path: 'bank-lines/:bankLineId',
      needs: 'bank:view',
      writes: 'bank:edit',
      file: `${folder}/bank-line.tsx`,
    },
    {
      path: 'bank-statements/:bankStatementId',
      needs: 'bank:view',
      writes: 'bank:edit',
      file: `${folder}/bank-statement.tsx`,
    },
    { path: 'cash-line', needs: 'bank:view', file: `${folder}/cash-line.tsx` },
    { path: 'bank-rules', needs: 'bank:view', file: `${folder}/bank-rules.tsx` },
    { path: 'bank-rules/new', needs: 'bank:edit', file: `${folder}/bank-rule-new.tsx` },
    { path: 'bank-rules/:bankRuleId', needs: 'bank:edit', file: `${folder}/bank-rule.tsx` },
  ]),
]
