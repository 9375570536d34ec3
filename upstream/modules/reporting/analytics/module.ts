import { defineModule } from '../../../core/hooks.ts'
import type { Writer } from '../../../firm/store.ts'
import { router } from './endpoints.ts'
import { jobs } from './jobs.ts'
import { savedAnalysesTable } from './tables.ts'

export const module = defineModule({
  name: 'analytics',
  endpoints: router,
  jobs,
  mailFile: async () => (await import('./mail-attachment.ts')).renderAttachment,
  /** No analysis of the firm that is made of an archive is mailed, or kept by night, until a person says so. */
  onRestore(writer: Writer): void {
    const change = { rhythm: 'never', nextAt: '', keepsDays: 0 } as const
    writer.db.update(savedAnalysesTable).set(change).run()
  },
})
