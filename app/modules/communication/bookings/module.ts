import type { ModuleInfo } from '#app/shell/module-info.ts'
import { bookingPagesPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'bookings',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  records: { bookingPage: 'record.bookingPage', booking: 'record.booking' },
  searched: { bookingPage: 'list.title' },
  mailKinds: {
    bookingAsked: 'mail.asked',
    bookingConfirmed: 'mail.confirmed',
    bookingMoved: 'mail.moved',
    bookingCancelled: 'mail.cancelled',
    bookingReminder: 'mail.reminder',
  },
  finds: [
    {
      labelKey: 'list.title',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/booking-pages`,
    },
  ],
  menu: [
    {
      labelKey: 'list.title',
      path: (firmId) => bookingPagesPath(firmId),
      area: 'calendar',
      under: 'calendar',
      order: 12,
      icon: 'calendar-clock',
    },
  ],
}
