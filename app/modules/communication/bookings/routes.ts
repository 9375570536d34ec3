import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

function file(name: string): string {
  return `modules/communication/bookings/routes/${name}`
}

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'booking-pages',
    idParam: 'bookingPageId',
    view: 'calendar:view',
    edit: 'calendar:edit',
    files: { import: null, batch: null },
  }),
  ...firmRoutes([
    {
      path: 'bookings/:bookingId',
      needs: 'calendar:view',
      writes: 'calendar:delete',
      file: file('booking-detail.tsx'),
    },
  ]),
  { path: 'b/:token', needs: 'public', file: file('public-page.tsx') },
  { path: 'appointments/:token', needs: 'public', file: file('appointment.tsx') },
  { path: 'appointments/:token/file', needs: 'public', file: file('appointment-file.ts') },
]
