import type { ModuleInfo } from '#app/shell/module-info.ts'
import {
  dailySalesPath,
  sessionPath,
  sessionsPath,
  ticketPath,
  ticketsPath,
  tillsPath,
} from './paths.ts'

export const module: ModuleInfo = {
  id: 'tills',
  uses: ['items'],
  records: {
    tillRegister: 'record.tillRegister',
    tillTicket: 'record.tillTicket',
    tillSession: 'record.tillSession',
  },
  mailKinds: { tillReceipt: 'receipt.name' },
  approvals: { tillSession: 'approvals.tillSession' },
  documents: { tillTicket: ticketPath, tillSession: sessionPath },
  menu: [
    {
      labelKey: 'menu.tills',
      path: tillsPath,
      group: 'sales',
      order: 24,
      icon: 'store',
      children: [
        { labelKey: 'menu.daily', path: dailySalesPath },
        { labelKey: 'menu.tickets', path: ticketsPath },
        { labelKey: 'menu.sessions', path: sessionsPath },
      ],
    },
  ],
  settings: [
    {
      labelKey: 'menu.tills',
      wordsKey: 'setting.words',
      findKey: 'setting.find',
      path: tillsPath,
      group: 'stock',
      order: 20,
      icon: 'store',
    },
  ],
}
