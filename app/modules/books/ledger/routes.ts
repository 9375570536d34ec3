import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/books/ledger/routes'

export const routes: PageRoute[] = firmRoutes([
  { path: 'ledger', needs: 'ledger:view', file: `${folder}/trial-balance.tsx` },
  { path: 'ledger/journal', needs: 'ledger:view', file: `${folder}/journal.tsx` },
  { path: 'ledger/journal/:entryId', needs: 'ledger:view', file: `${folder}/journal-entry.tsx` },
  { path: 'ledger/entries', needs: 'ledger:view', file: `${folder}/manual-list.tsx` },
  { path: 'ledger/entries/new', needs: 'ledger:edit', file: `${folder}/manual-new.tsx` },
  {
    path: 'ledger/entries/import',
    needs: 'ledger:edit',
    takesFiles: true,
    file: `${folder}/manual-import.tsx`,
  },
  {
    path: 'ledger/entries/:manualEntryId',
    needs: 'ledger:view',
    writes: 'ledger:edit',
    file: `${folder}/manual-detail.tsx`,
  },
  {
    path: 'ledger/entries/:manualEntryId/edit',
    needs: 'ledger:edit',
    file: `${folder}/manual-edit.tsx`,
  },
  { path: 'ledger/templates', needs: 'ledger:view', file: `${folder}/template-list.tsx` },
  { path: 'ledger/templates/new', needs: 'ledger:edit', file: `${folder}/template-new.tsx` },
  {
    path: 'ledger/templates/:templateId',
    needs: 'ledger:edit',
    file: `${folder}/template-edit.tsx`,
  },
  { path: 'ledger/accounts', needs: 'ledger:view', file: `${folder}/account-list.tsx` },
  { path: 'ledger/accounts/new', needs: 'ledger:edit', file: `${folder}/account-new.tsx` },
  {
    path: 'ledger/accounts/:accountCode',
    needs: 'ledger:view',
    writes: 'ledger:edit',
    file: `${folder}/account-detail.tsx`,
  },
  {
    path: 'ledger/accounts/:accountCode/edit',
    needs: 'ledger:edit',
    file: `${folder}/account-edit.tsx`,
  },
  { path: 'ledger/locks', needs: 'ledger:view', file: `${folder}/lock-list.tsx` },
  { path: 'ledger/locks/set/:lock', needs: 'ledger:lock', file: `${folder}/lock-set.tsx` },
  { path: 'ledger/locks/take-back', needs: 'ledger:reopen', file: `${folder}/lock-back.tsx` },
  { path: 'ledger/verification', needs: 'ledger:view', file: `${folder}/verification.tsx` },
])
