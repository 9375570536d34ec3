import { DirectoryChanges, directoryEntities } from '../../firm/directory-changes.ts'
import { newestChangeOf } from '../../firm/history-reader.ts'
import { insertKnownChanges } from '../../firm/history-writer.ts'
import type { InternalCalls } from '../../firm/internal.ts'

/** What the directory asks and tells of changes that it made itself. */
export const internal: InternalCalls = {
  'newest-directory-change': (_, { store }) => ({
    id: newestChangeOf(store.reader, directoryEntities),
  }),
  'add-directory-changes': (input, { store, firm }) => {
    const changes = DirectoryChanges.parse(input)
    store.transact(firm, (writer) => insertKnownChanges(writer, changes))
  },
}
