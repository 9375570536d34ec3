import { invalidField } from '#contract/core/errors.ts'
import { remindersContract } from '#contract/selling/reminders.ts'
import { addDays } from '../../../firm/calendar.ts'
import { implement, read, write } from '../../../firm/implement.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { previewEach, sendEach } from '../../firm/mails/index.ts'
import { listCharges, reverseCharges } from './charges.ts'
import { dueByHand } from './due.ts'
import { listSent, listStops } from './reader.ts'
import { mailsDueToday, maxShown } from './send.ts'
import { allow, stop, toSettings, updateSettings } from './service.ts'

const os = implement(remindersContract)
const daysAhead = 30

const reminders = {
  listDue: os.listDue.handler(
    read((reader, firm, input) => {
      const today = firmDate(reader, firm)
      const date = input.date ?? today
      if (date < today) throw invalidField('date', 'dayOver')
      if (date > addDays(today, daysAhead)) {
        throw invalidField('date', 'tooFarAhead', { date: addDays(today, daysAhead) })
      }
      return { date, ...dueByHand(reader, date, maxShown, firm.actor) }
    }),
  ),
  listSent: os.listSent.handler(
    read((reader, firm, { invoiceId }) => ({
      rows: listSent(reader, firm.actor, invoiceId),
    })),
  ),
  previewSend: os.previewSend.handler(({ context, input: { itemIds } }) => {
    const { store, firm, env } = context
    return previewEach(context, itemIds, mailsDueToday(store.reader, firm, env.PUBLIC_ORIGIN))
  }),
  send: os.send.handler(({ context: { store, firm, env }, input: { itemIds } }) =>
    sendEach(store, firm, itemIds, mailsDueToday(store.reader, firm, env.PUBLIC_ORIGIN)),
  ),
  listCharges: os.listCharges.handler(
    read((reader, firm) => ({
      rows: listCharges(reader, firm),
    })),
  ),
  reverseCharges: os.reverseCharges.handler(
    write((writer, firm, { invoiceId }) => {
      reverseCharges(writer, firm, invoiceId)
      return { rows: listCharges(writer, firm) }
    }),
  ),
  getSettings: os.getSettings.handler(read((reader, firm) => toSettings(reader, firm))),
  updateSettings: os.updateSettings.handler(({ context: { store, firm }, input }) => {
    const { firmId: _, ...settings } = input
    return store.transact(firm, (writer) => {
      updateSettings(writer, firm, settings)
      return toSettings(writer, firm)
    })
  }),
  listStops: os.listStops.handler(
    read((reader, firm) => ({
      rows: listStops(reader, firm.actor),
    })),
  ),
  stop: os.stop.handler(
    write((writer, firm, input) => {
      const { stopKind: kind, stoppedId: recordId, reason } = input
      stop(writer, firm, { kind, recordId, reason })
      return { recordId }
    }),
  ),
  allow: os.allow.handler(
    write((writer, firm, { stopKind, stoppedId }) => {
      allow(writer, firm, { kind: stopKind, recordId: stoppedId })
      return { recordId: stoppedId }
    }),
  ),
}

export const router = { reminders }
