import { siteImportContract } from '#contract/website/site-import.ts'
import { answer } from '../../../firm/implement.ts'
import { commitImport } from './commit.ts'
import { takeSite } from './take-site.ts'
import { trialOf, uploadImport, waitingImport } from './trial.ts'

export const router = answer(siteImportContract, {
  upload: ({ context, input: { file } }) => uploadImport(context, file),
  get: async ({ context }) => {
    const waiting = await waitingImport(context)
    if (!waiting) return { trial: null }
    return { trial: trialOf(context.store.reader, waiting.site, waiting.about) }
  },
  commit: ({ context }) => commitImport(context),
  take: ({ context: { store, firm, env }, input: { format } }) =>
    takeSite({ reader: store.reader, firm, env }, format),
})
