import type { ServicePromise, SupportSettingsInput } from '#contract/customers/support-settings.ts'
import type { Reader } from '../../../firm/store.ts'
import { supportSettingsTable } from './tables.ts'

export type StoredSupportSettings = SupportSettingsInput & { formSecret: string; version: number }

/** Weekdays from nine to five; the first answer within half a day. */
const usual: StoredSupportSettings = {
  hours: (['1', '2', '3', '4', '5'] as const).map((day) => ({ day, from: '09:00', to: '17:00' })),
  isClosedOnHolidays: true,
  promises: [
    { priority: 'urgent', firstAnswerMinutes: 60, solveMinutes: 480 },
    { priority: 'high', firstAnswerMinutes: 120, solveMinutes: 960 },
    { priority: 'normal', firstAnswerMinutes: 240, solveMinutes: 1440 },
    { priority: 'low', firstAnswerMinutes: 480, solveMinutes: null },
  ],
  pausesWaiting: true,
  pausesOnHold: false,
  reopenDays: 14,
  asksRating: true,
  isFormOpen: false,
  takesMails: false,
  formWords: '',
  formSecret: '',
  version: 1,
}

export function getSupportSettings({ db }: Reader): StoredSupportSettings {
  const row = db.select().from(supportSettingsTable).get()
  if (!row) return usual
  const { id: _, ...kept } = row
  return { ...kept, hours: JSON.parse(row.hours), promises: JSON.parse(row.promises) }
}

/** What is promised for a priority; nothing where nobody said so. */
export function promiseOf(
  { promises }: Pick<SupportSettingsInput, 'promises'>,
  priority: ServicePromise['priority'],
): Omit<ServicePromise, 'priority'> {
  const nothing = { firstAnswerMinutes: null, solveMinutes: null }
  return promises.find((one) => one.priority === priority) ?? nothing
}
