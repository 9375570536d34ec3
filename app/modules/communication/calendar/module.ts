import type { ModuleInfo } from '#app/shell/module-info.ts'
import { calendarFilesPath, calendarPath, newEventPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'calendar',
  records: { event: 'record.event' },
  searched: { event: 'search.events' },
  uses: ['event-guests', 'profile'],
  routes,
  finds: [
    {
      labelKey: 'menu.calendar',
      findKey: 'finds.calendar',
      path: (firmId) => `/firms/${firmId}/calendar`,
    },
  ],
  menu: [
    {
      labelKey: 'menu.calendar',
      path: (firmId) => calendarPath(firmId),
      area: 'calendar',
      order: 10,
      icon: 'calendar',
      children: [
        {
          labelKey: 'menu.settings',
          path: (firmId) => `/firms/${firmId}/calendar/settings`,
        },
        {
          labelKey: 'menu.files',
          path: (firmId) => calendarFilesPath(firmId),
        },
      ],
    },
  ],
  create: [
    {
      labelKey: 'menu.newEvent',
      path: (firmId) => newEventPath(firmId),
      order: 60,
      icon: 'calendar-clock',
    },
  ],
  settings: [
    {
      labelKey: 'menu.settings',
      path: (firmId) => `/firms/${firmId}/calendar/settings`,
      group: 'mail',
      order: 30,
      icon: 'calendar',
    },
  ],
}
