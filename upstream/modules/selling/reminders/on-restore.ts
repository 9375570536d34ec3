import type { Writer } from '../../../firm/store.ts'
import { forgetKinds } from '../../firm/jobs/index.ts'
import { reminderSettingsTable } from './tables.ts'

/** The firm of the archive may still remind: a person switches it on here. */
export function onRestore(writer: Writer): void {
  forgetKinds(writer, ['reminders.run'])
  writer.db.update(reminderSettingsTable).set({ isOn: false }).run()
}
