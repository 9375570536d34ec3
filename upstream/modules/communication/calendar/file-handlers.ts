import {
  calendarFeedsContract,
  calendarFilesContract,
  publicCalendarsContract,
} from '#contract/communication/calendar-files.ts'
import { implement } from '../../../firm/implement.ts'
import { listFeeds, openFeed, renewFeed, revokeFeed } from './feed.ts'
import { exportCalendar, exportEvent } from './ics/export.ts'
import {
  commitImport,
  discardImport,
  getImport,
  listImports,
  openImport,
  textOfFile,
  undoImport,
} from './ics/imports.ts'

const files = implement(calendarFilesContract)
const feeds = implement(calendarFeedsContract)
const open = implement(publicCalendarsContract)

/** Calendars as files: out, in, and at a secret address. */
export const fileHandlers = {
  files: files.router({
    exportCalendar: files.exportCalendar.handler(({ context: { store, firm }, input }) =>
      exportCalendar(store.reader, firm, input.calendarId),
    ),
    exportEvent: files.exportEvent.handler(({ context: { store, firm }, input }) =>
      exportEvent(store.reader, firm, input.eventId),
    ),
    upload: files.upload.handler(async ({ context: { store, firm }, input }) => {
      const { calendarId, file } = input
      const contents = textOfFile(await file.arrayBuffer())
      const sent = { calendarId, fileName: file.name, contents }
      return store.transact(firm, (writer) => openImport(writer, firm, sent))
    }),
    getImport: files.getImport.handler(({ context: { store, firm }, input }) =>
      getImport(store.reader, firm, input.calendarImportId),
    ),
    listImports: files.listImports.handler(({ context: { store, firm } }) =>
      listImports(store.reader, firm),
    ),
    commit: files.commit.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => commitImport(writer, firm, input.calendarImportId)),
    ),
    undo: files.undo.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => undoImport(writer, firm, input.calendarImportId)),
    ),
    discard: files.discard.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => discardImport(writer, firm, input.calendarImportId)),
    ),
  }),
  feeds: feeds.router({
    list: feeds.list.handler(({ context: { store, firm } }) => listFeeds(store.reader, firm)),
    renew: feeds.renew.handler(({ context: { store, firm }, input: { calendarId, details } }) =>
      store.transact(firm, (writer) => renewFeed(writer, firm, calendarId, details)),
    ),
    revoke: feeds.revoke.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => revokeFeed(writer, firm, input.calendarId)),
    ),
  }),
  publicCalendars: open.router({
    open: open.open.handler(({ context: { store, firm }, input }) =>
      openFeed(store.reader, firm, input.token),
    ),
  }),
}
