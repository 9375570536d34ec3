import {
  calendarFeedsContract,
  calendarFilesContract,
  publicCalendarsContract,
} from '#contract/communication/calendar-files.ts'
import { implement, read, write } from '../../../firm/implement.ts'
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
    exportCalendar: files.exportCalendar.handler(
      read((reader, firm, { calendarId }) => exportCalendar(reader, firm, calendarId)),
    ),
    exportEvent: files.exportEvent.handler(
      read((reader, firm, { eventId }) => exportEvent(reader, firm, eventId)),
    ),
    upload: files.upload.handler(async ({ context: { store, firm }, input }) => {
      const { calendarId, file } = input
      const contents = textOfFile(await file.arrayBuffer())
      const sent = { calendarId, fileName: file.name, contents }
      return openImport(store, firm, sent)
    }),
    getImport: files.getImport.handler(
      ({ context: { store, firm }, input: { calendarImportId } }) =>
        getImport(store.reader, firm, calendarImportId),
    ),
    listImports: files.listImports.handler(read((reader, firm) => listImports(reader, firm))),
    commit: files.commit.handler(({ context: { store, firm }, input: { calendarImportId } }) =>
      commitImport(store, firm, calendarImportId),
    ),
    undo: files.undo.handler(
      write((writer, firm, { calendarImportId }) => undoImport(writer, firm, calendarImportId)),
    ),
    discard: files.discard.handler(
      write((writer, firm, { calendarImportId }) => discardImport(writer, firm, calendarImportId)),
    ),
  }),
  feeds: feeds.router({
    list: feeds.list.handler(read((reader, firm) => listFeeds(reader, firm))),
    renew: feeds.renew.handler(
      write((writer, firm, { calendarId, details }) =>
        renewFeed(writer, firm, calendarId, details),
      ),
    ),
    revoke: feeds.revoke.handler(
      write((writer, firm, { calendarId }) => revokeFeed(writer, firm, calendarId)),
    ),
  }),
  publicCalendars: open.router({
    open: open.open.handler(read((reader, firm, { token }) => openFeed(reader, firm, token))),
  }),
}
