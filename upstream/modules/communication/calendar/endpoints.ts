import { calendarContract } from '#contract/communication/calendar.ts'
import { calendarObjectsContract } from '#contract/communication/calendar-objects.ts'
import type { Env } from '../../../core/env.ts'
import { answer, read, write } from '../../../firm/implement.ts'
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
import { busyTimes } from './objects/busy-times.ts'
import { putObject, removeObject } from './objects/change.ts'
import { listObjects, readObjectTexts } from './objects/list.ts'
import { readCategories } from './reader.ts'
import { addEvent, getEvent } from './service.ts'

const handlers = answer(calendarContract, {
  list: ({ context: { store, firm }, input }) => {
    ensureCalendars(store, firm)
    return listEvents(store.reader, firm, input)
  },
  get: read((reader, firm, { eventId }) => getEvent(reader, firm, eventId)),
  add: ({ context: { store, firm }, input: { firmId: _, ...input } }) => {
    ensureCalendars(store, firm)
    return store.transact(firm, (writer) => addEvent(writer, firm, input))
  },
  update: ({ context: { store, firm, env }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => updateEvent(writer, meansOf(firm, env), input)),
  remove: ({ context: { store, firm, env }, input }) =>
    store.transact(firm, (writer) => removeEvent(writer, meansOf(firm, env), input)),
  removeTimes: ({ context: { store, firm, env }, input }) =>
    store.transact(firm, (writer) => removeEvent(writer, meansOf(firm, env), input)),
  listLayers: read((reader, firm, input) => listLayers(reader, firm.actor, input)),
  listLayerChoices: read((reader, firm) => listLayerChoices(reader, firm.actor)),
  chooseLayers: write((writer, firm, { layers }) => chooseLayers(writer, firm.actor, layers)),
  listCalendars: ({ context: { store, firm } }) => {
    ensureCalendars(store, firm)
    return listCalendars(store.reader, firm)
  },
  addCalendar: write(addCalendar),
  updateCalendar: write(updateCalendar),
  removeCalendar: write((writer, firm, { calendarId }) => removeCalendar(writer, firm, calendarId)),
  listCategories: ({ context: { store, firm } }) => {
    ensureCalendars(store, firm)
    return readCategories(store.reader)
  },
  addCategory: write(addCategory),
  updateCategory: write((writer, _, input) => updateCategory(writer, input)),
  removeCategory: write((writer, _, { categoryId }) => removeCategory(writer, categoryId)),
})

function meansOf(context: FirmContext, { PUBLIC_ORIGIN }: Env): EventMeans {
  return { context, origin: PUBLIC_ORIGIN }
}

/** What programs call that keep a copy of a calendar. */
const calendarObjects = answer(calendarObjectsContract, {
  list: read(listObjects),
  busy: read(busyTimes),
  read: read(readObjectTexts),
  put: ({ context: { store, firm, env }, input: { objectName: name, ...input } }) =>
    store.transact(firm, (writer) => putObject(writer, meansOf(firm, env), { ...input, name })),
  remove: ({ context: { store, firm, env }, input: { objectName: name, ...input } }) =>
    store.transact(firm, (writer) => removeObject(writer, meansOf(firm, env), { ...input, name })),
})

export const router = { ...fileHandlers, calendar: handlers, calendarObjects }
