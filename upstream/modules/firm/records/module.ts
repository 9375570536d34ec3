import { z } from 'zod'
import { Id } from '#contract/core/fields.ts'
import { defineModule } from '../../../core/hooks.ts'
import { DirectoryChanges, directoryEntities } from '../../../firm/directory-changes.ts'
import { newestChangeOf } from '../../../firm/history-reader.ts'
import { insertKnownChanges } from '../../../firm/history-writer.ts'
import { goOnInName } from '../../../register/import/go-on-later.ts'
import { forgetRefused, forgetRefusedJob } from '../../../register/import/imported-rows.ts'
import { goOnJob } from '../../../register/import/run-in-parts.ts'
import { forgetFormsJob, forgetFormsOf, forgetOldForms } from '../../../register/kept-forms.ts'
import { forgetViewsOf } from '../../../register/views.ts'
import { jobInTransaction, jobWithEffect } from '../jobs/index.ts'
import { forgetFiles, forgetFilesJob } from './attachments.ts'
import { router } from './endpoints.ts'
import { partyTimeline } from './party-timeline.ts'

const Left = z.object({ userId: Id })

const Payload = z.object({ ids: z.array(z.string()) })

export const module = defineModule({
  name: 'records',
  endpoints: router,
  /** What the directory asks and tells of changes that it made itself. */
  internal: {
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
  },
  jobs: {
    [forgetFilesJob]: jobWithEffect(Payload, async (means, { payload }) => {
      await forgetFiles(means, payload.ids)
      return undefined
    }),
    [forgetFormsJob]: jobInTransaction(z.null(), (writer, context) =>
      forgetOldForms(writer, context),
    ),
    [goOnJob]: jobWithEffect(z.object({ importId: Id }), async (means, { payload }) => {
      await goOnInName(means, payload.importId)
      return undefined
    }),
    [forgetRefusedJob]: jobInTransaction(z.null(), (writer, { now }) => forgetRefused(writer, now)),
  },
  partyTimeline,
})
