import type { Writer } from '../../../firm/store.ts'
import { forgetKinds } from '../../firm/jobs/index.ts'
import { cardSettingsTable } from './tables.ts'

/** The firm of the archive may still take cards: a person switches them on here. */
export function onRestore(writer: Writer): void {
  forgetKinds(writer, [
    'online-payments.follow',
    'online-payments.charge',
    'online-payments.forget',
  ])
  writer.db.update(cardSettingsTable).set({ isOn: false }).run()
}
