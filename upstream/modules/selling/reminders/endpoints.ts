import { invalidField } from '#contract/core/errors.ts'
import { remindersContract } from '#contract/selling/reminders.ts'
import { addDays } from '../../../firm/calendar.ts'
import { implement } from '../../../firm/implement.ts'
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
  listDue: os.listDue.handler(({ context: { store, firm }, input }) => {
    const today = firmDate(store.reader, firm)
    const date = input.date ?? today
    if (date < today) throw invalidField('date', 'dayOver')
    if (date > addDays(today, daysAhead)) {
      throw invalidField('date', 'tooFarAhead', { date: addDays(today, daysAhead) })
    }
    return { date, ...dueByHand(store.reader, date, maxShown, firm.actor) }
  }),
  listSent: os.listSent.handler(({ context: { store, firm }, input: { invoiceId } }) => ({
    rows: listSent(store.reader, firm.actor, invoiceId),
  })),
  previewSend: os.previewSend.handler(({ context, input: { itemIds } }) => {
    const { store, firm, env } = context
    return previewEach(context, itemIds, mailsDueToday(store.reader, firm, env.PUBLIC_ORIGIN))
  }),
  send: os.send.handler(({ context: { store, firm, env }, input: { itemIds } }) =>
    sendEach(store, firm, itemIds, mailsDueToday(store.reader, firm, env.PUBLIC_ORIGIN)),
  ),
  listCharges: os.listCharges.handler(({ context: { store, firm } }) => ({
    rows: listCharges(store.reader, firm),
  })),
  reverseCharges: os.reverseCharges.handler(({ context: { store, firm }, input: { invoiceId } }) =>
    store.transact(firm, (writer) => {
      reverseCharges(writer, firm, invoiceId)
      return { rows: listCharges(writer, firm) }
    }),
  ),
  getSettings: os.getSettings.handler(({ context: { store, firm } }) =>
    toSettings(store.reader, firm),
  ),
  updateSettings: os.updateSettings.handler(({ context: { store, firm }, input }) => {
    const { firmId: _, ...settings } = input
    return store.transact(firm, (writer) => {
      updateSettings(writer, firm, settings)
      return toSettings(writer, firm)
    })
  }),
  listStops: os.listStops.handler(({ context: { store, firm } }) => ({
    rows: listStops(store.reader, firm.actor),
  })),
  stop: os.stop.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => {
      const { stopKind: kind, stoppedId: recordId, reason } = input
      stop(writer, firm, { kind, recordId, reason })
      return { recordId }
    }),
  ),
  allow: os.allow.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => {
      allow(writer, firm, { kind: input.stopKind, recordId: input.stoppedId })
      return { recordId: input.stoppedId }
    }),
  ),
}

export const router = { reminders }
