import { z } from 'zod'
import { defineModule } from '../../../core/hooks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { keepHead, nextHeadAt } from '../../../identity/proofs/proofs.ts'
import { lastEntry } from '../../books/ledger/views.ts'
import { jobWithEffect, schedule } from '../../firm/jobs/index.ts'
import { router } from './endpoints.ts'

const headJob = 'proofs.head'

export const module = defineModule({
  name: 'proofs',
  directoryEndpoints: router,
  jobs: {
    /** Once a day: how far the journal is goes into the root of that day. A demo proves nothing. */
    [headJob]: jobWithEffect(
      z.object({ kept: z.string() }),
      async ({ store, env, firm }, { payload: { kept } }) => {
        const { sequence, hash } = lastEntry(store.reader)
        const now = firm.now.getTime()
        if (hash !== kept) await keepHead(env, { firmId: firm.firmId, sequence, hash }, now)
        store.transact(firm, (writer) => planHead(writer, firm, hash))
        return undefined
      },
      { isReported: false },
    ),
  },
  /** The firm that is made of an archive goes on by itself. */
  onRestore: (writer: Writer, context: FirmContext) => planHead(writer, context, ''),
  onFirstEntry: (writer: Writer, context: FirmContext) => planHead(writer, context, ''),
})

function planHead(writer: Writer, { actor, now }: FirmContext, kept: string): void {
  if (actor.isDemo) return
  schedule(writer, {
    ...{ kind: headJob, key: 'next', payload: { kept } },
    dueAt: nextHeadAt(now.getTime()),
  })
}
