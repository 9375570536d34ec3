import { z } from 'zod'
import { Id } from '#contract/core/fields.ts'
import { DirectoryChanges, directoryEntities } from '../../../firm/directory-changes.ts'
import { newestChangeOf } from '../../../firm/history-reader.ts'
import { insertKnownChanges } from '../../../firm/history-writer.ts'
import type { InternalCalls } from '../../../firm/internal.ts'
import { forgetFormsOf } from '../../../register/kept-forms.ts'
import { forgetViewsOf } from '../../../register/views.ts'

const Left = z.object({ userId: Id })

/** What the directory asks and tells of changes that it made itself. */
export const internal: InternalCalls = {
  'newest-directory-change': (_, { store }) => ({
    id: newestChangeOf(store.reader, directoryEntities),
  }),
  'member-left': (input, { store, firm }) => {
    const { userId } = Left.parse(input)
    store.transact(firm, (writer) => {
      forgetFormsOf(writer, userId)
      forgetViewsOf(writer, userId)
    })
  },
  'add-directory-changes': (input, { store, firm }) => {
    const changes = DirectoryChanges.parse(input)
    store.transact(firm, (writer) => insertKnownChanges(writer, changes))
  },
}
