import { calendarContract } from '#contract/communication/calendar.ts'
import { calendarObjectsContract } from '#contract/communication/calendar-objects.ts'
import type { Env } from '../../../core/env.ts'
import { implement } from '../../../firm/implement.ts'
import type { FirmContext } from '../../../firm/store.ts'
import {
  addCalendar,
  addCategory,
  listCalendars,
  removeCalendar,
  removeCategory,
  updateCalendar,
  updateCategory,
} from './calendars.ts'
import { removeEvent, updateEvent } from './change.ts'
import type { EventMeans } from './event-observers.ts'
import { fileHandlers } from './file-handlers.ts'
import { ensureCalendars } from './first-calendars.ts'
import { chooseLayers, listLayerChoices, listLayers } from './layers.ts'
import { listEvents } from './list.ts'
import { putObject, removeObject } from './objects/change.ts'
import { listObjects, readObjectTexts } from './objects/list.ts'
import { readCategories } from './reader.ts'
import { addEvent, getEvent } from './service.ts'

const os = implement(calendarContract)
const objects = implement(calendarObjectsContract)

const handlers = os.router({
  list: os.list.handler(({ context: { store, firm }, input }) => {
    ensureCalendars(store, firm)
    return listEvents(store.reader, firm, input)
  }),
  get: os.get.handler(({ context: { store, firm }, input }) =>
    getEvent(store.reader, firm, input.eventId),
  ),
  add: os.add.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) => {
    ensureCalendars(store, firm)
    return store.transact(firm, (writer) => addEvent(writer, firm, input))
  }),
  update: os.update.handler(({ context: { store, firm, env }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => updateEvent(writer, meansOf(firm, env), input)),
  ),
  remove: os.remove.handler(({ context: { store, firm, env }, input }) =>
    store.transact(firm, (writer) => removeEvent(writer, meansOf(firm, env), input)),
  ),
  removeTimes: os.removeTimes.handler(({ context: { store, firm, env }, input }) =>
    store.transact(firm, (writer) => removeEvent(writer, meansOf(firm, env), input)),
  ),
  listLayers: os.listLayers.handler(({ context: { store, firm }, input }) =>
    listLayers(store.reader, firm.actor, input),
  ),
  listLayerChoices: os.listLayerChoices.handler(({ context: { store, firm } }) =>
    listLayerChoices(store.reader, firm.actor),
  ),
  chooseLayers: os.chooseLayers.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => chooseLayers(writer, firm.actor, input.layers)),
  ),
  listCalendars: os.listCalendars.handler(({ context: { store, firm } }) => {
    ensureCalendars(store, firm)
    return listCalendars(store.reader, firm)
  }),
  addCalendar: os.addCalendar.handler(
    ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => addCalendar(writer, firm, input)),
  ),
  updateCalendar: os.updateCalendar.handler(
    ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => updateCalendar(writer, firm, input)),
  ),
  removeCalendar: os.removeCalendar.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => removeCalendar(writer, firm, input.calendarId)),
  ),
  listCategories: os.listCategories.handler(({ context: { store, firm } }) => {
    ensureCalendars(store, firm)
    return readCategories(store.reader)
  }),
  addCategory: os.addCategory.handler(
    ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => addCategory(writer, firm, input)),
  ),
  updateCategory: os.updateCategory.handler(
    ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => updateCategory(writer, input)),
  ),
  removeCategory: os.removeCategory.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => removeCategory(writer, input.categoryId)),
  ),
})

function meansOf(context: FirmContext, { PUBLIC_ORIGIN }: Env): EventMeans {
  return { context, origin: PUBLIC_ORIGIN }
}

/** What programs call that keep a copy of a calendar. */
const calendarObjects = objects.router({
  list: objects.list.handler(({ context: { store, firm }, input }) =>
    listObjects(store.reader, firm, input),
  ),
  read: objects.read.handler(({ context: { store, firm }, input }) =>
    readObjectTexts(store.reader, firm, input),
  ),
  put: objects.put.handler(
    ({ context: { store, firm, env }, input: { objectName: name, ...input } }) =>
      store.transact(firm, (writer) => putObject(writer, meansOf(firm, env), { ...input, name })),
  ),
  remove: objects.remove.handler(
    ({ context: { store, firm, env }, input: { objectName: name, ...input } }) =>
      store.transact(firm, (writer) =>
        removeObject(writer, meansOf(firm, env), { ...input, name }),
      ),
  ),
})

export const router = { ...fileHandlers, calendar: handlers, calendarObjects }
