import type { ModuleInfo } from '#app/shell/module-info.ts'
import {
  dailySalesPath,
  sessionPath,
  sessionsPath,
  ticketPath,
  ticketsPath,
  tillsPath,
  totalPath,
  totalsPath,
} from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'tills',
  uses: ['cost-centres', 'items', 'stock'],
  routes,
  registers: () => import('./register.tsx'),
  pageParts: () => import('./page-parts.tsx'),
  records: {
    tillRegister: 'record.tillRegister',
    tillTicket: 'record.tillTicket',
    tillSession: 'record.tillSession',
    dayTotal: 'record.dayTotal',
  },
  mailKinds: { tillReceipt: 'receipt.name' },
  approvals: { tillSession: 'approvals.tillSession' },
  documents: {
    tillTicket: ticketPath,
    tillSession: sessionPath,
    dayTotal: totalPath,
    tills: tillsPath,
  },
  tiles: [
    {
      name: 'today',
      labelKey: 'tiles.today.title',
      notesKey: 'tiles.today',
      path: tillsPath,
      area: 'tills',
      order: 50,
    },
  ],
  finds: [
    { labelKey: 'menu.tills', findKey: 'finds.tills', path: tillsPath },
    {
      labelKey: 'sell.close',
      findKey: 'finds.close',
      path: (firmId) => `${tillsPath(firmId)}#close`,
    },
    {
      labelKey: 'menu.sessions',
      findKey: 'finds.sessions',
      path: sessionsPath,
    },
    {
      labelKey: 'menu.daily',
      findKey: 'finds.daily',
      path: dailySalesPath,
    },
    {
      labelKey: 'menu.tickets',
      findKey: 'finds.tickets',
      path: ticketsPath,
    },
  ],
  menu: [
    {
      labelKey: 'menu.tills',
      path: tillsPath,
      area: 'tills',
      order: 24,
      icon: 'store',
      children: [
        { labelKey: 'menu.daily', path: dailySalesPath },
        { labelKey: 'menu.totals', path: totalsPath },
        { labelKey: 'menu.tickets', path: ticketsPath },
        { labelKey: 'menu.sessions', path: sessionsPath },
      ],
    },
  ],
  settings: [
    {
      labelKey: 'menu.tills',
      path: tillsPath,
      group: 'stock',
      order: 20,
      icon: 'store',
    },
  ],
}
