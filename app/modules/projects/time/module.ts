import type { ModuleInfo } from '#app/shell/module-info.ts'
import {
  newEntryPath,
  timeEntriesPath,
  timeEntryPath,
  timePath,
  waitingWeeksPath,
} from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'time',
  uses: ['projects'],
  routes,
  registers: () => import('./register.tsx'),
  pageParts: () => import('./page-parts.tsx'),
  documents: { timeEntry: timeEntryPath },
  finds: [
    { labelKey: 'menu.time', findKey: 'finds.time', path: (firmId) => `/firms/${firmId}/time` },
  ],
  menu: [
    {
      labelKey: 'menu.time',
      path: timePath,
      area: 'projects',
      order: 20,
      icon: 'clock',
      children: [
        { labelKey: 'menu.entries', path: timeEntriesPath },
        { labelKey: 'menu.approve', path: waitingWeeksPath },
      ],
    },
  ],
  create: [
    {
      labelKey: 'create.entry',
      nameKey: 'list.new',
      path: newEntryPath,
      order: 60,
      icon: 'clock',
    },
  ],
}
