import type { ModuleInfo } from '#app/shell/module-info.ts'
import {
  accountsPath,
  journalPath,
  ledgerPath,
  locksPath,
  manualEntriesPath,
  manualEntryPath,
} from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'ledger',
  approvals: { manualEntry: 'menu.entries' },
  records: {
    account: 'record.account',
    journalTemplate: 'record.journalTemplate',
    manualEntry: 'record.manualEntry',
  },
  searched: { manualEntry: 'menu.entries' },
  uses: ['cost-centres'],
  routes,
  documents: { manual: manualEntryPath },
  finds: [
    {
      labelKey: 'menu.ledger',
      findKey: 'finds.books',
      path: (firmId) => `/firms/${firmId}/ledger`,
    },
    {
      labelKey: 'menu.entries',
      findKey: 'finds.entries',
      path: (firmId) => `/firms/${firmId}/ledger/entries`,
    },
    {
      labelKey: 'menu.accounts',
      findKey: 'finds.accounts',
      path: (firmId) => `/firms/${firmId}/ledger/accounts`,
    },
    {
      labelKey: 'menu.locks',
      findKey: 'finds.locks',
      path: (firmId) => `/firms/${firmId}/ledger/locks`,
    },
  ],
  menu: [
    {
      labelKey: 'menu.ledger',
      path: ledgerPath,
      area: 'books',
      order: 60,
      icon: 'scale',
      children: [
        { labelKey: 'menu.journal', path: journalPath },
        { labelKey: 'menu.entries', path: manualEntriesPath },
        { labelKey: 'menu.accounts', path: accountsPath },
        { labelKey: 'menu.locks', path: locksPath },
      ],
    },
  ],
  settings: [
    {
      labelKey: 'menu.accounts',
      wordsKey: 'setting.accounts.words',
      findKey: 'setting.accounts.find',
      path: accountsPath,
      group: 'money',
      order: 30,
      icon: 'book-text',
    },
    {
      labelKey: 'menu.locks',
      wordsKey: 'setting.locks.words',
      findKey: 'setting.locks.find',
      path: locksPath,
      group: 'money',
      order: 40,
      icon: 'lock',
    },
  ],
}
