import type { CalendarHours } from './working-time.ts'

const workday = { from: '09:00', to: '17:00' }

/** Eight hours from Monday to Friday. */
export const workingWeek: CalendarHours = {
  week: [0, 1, 2, 3, 4, 5, 6].map((day) => (day < 5 ? [workday] : [])),
  exceptions: [],
}
