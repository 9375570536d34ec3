import { timeContract } from '#contract/projects/time-entries.ts'
import { defineModule } from '../../../core/hooks.ts'
import { requireLocal } from '../../../core/require-local.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { isFoundBy } from '../../../register/uses.ts'
import { hoursView } from './analysis-view.ts'
import { timeEntryList } from './list.ts'
import { running, start, stop, timerState } from './run-timer.ts'
import { createEntry, deleteEntry, updateEntry } from './save-entry.ts'
import { SeedEntries, seedEntries } from './seed-entries.ts'
import { getEntry, shownEntries, shownEntry, storedOf } from './stored.ts'
import { saveWeek, takeStep } from './week-steps.ts'
import { showWeek, waitingWeeks } from './week-view.ts'

export const module = defineModule({
  name: 'time',
  /** For measuring, so only where nobody works. */
  internal: {
    'seed-time-entries': (input, { store, firm, env }) => {
      requireLocal(env)
      const wanted = SeedEntries.parse(input)
      store.transact(firm, (writer) => seedEntries(writer, firm, wanted))
    },
  },
  analysisViews: [hoursView],
  endpoints: answer(timeContract, {
    list: ({ context: { store, firm }, input }) => {
      const page = listRegister(store.reader, timeEntryList(firm), input, storedOf)
      return { ...page, rows: shownEntries(store.reader, firm, page.rows) }
    },
    rows: ({ context: { store, firm }, input }) => {
      const page = listRows(store.reader, timeEntryList(firm), input, storedOf)
      return { ...page, rows: shownEntries(store.reader, firm, page.rows) }
    },
    create: write(createEntry),
    get: read((reader, firm, { timeEntryId }) =>
      shownEntry(reader, firm, getEntry(reader, firm, timeEntryId)),
    ),
    update: write(updateEntry),
    delete: write((writer, firm, { timeEntryId }) => deleteEntry(writer, firm, timeEntryId)),
    timer: read(timerState),
    running: read((reader, firm) => running(reader, firm)),
    start: write(start),
    stop: write(stop),
    week: read(showWeek),
    saveWeek: write(saveWeek),
    stepWeek: write(takeStep),
    waiting: read((reader) => waitingWeeks(reader)),
  }),
  /** Projects and tasks that time was noted on. */
  usesOf: {
    task: isFoundBy('select 1 from time_entries where task_id = ? limit 1'),
    project: isFoundBy('select 1 from time_entries where project_id = ? limit 1'),
  },
})
