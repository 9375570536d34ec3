import { paperLooksContract } from '#contract/firm/paper-looks.ts'
import { implement } from '../../../firm/implement.ts'
import { storedLook } from './reader.ts'
import { samplePaper } from './sample-paper.ts'
import { requireKnownGaps, updateLook } from './service.ts'

const os = implement(paperLooksContract)

export const router = os.router({
  get: os.get.handler(({ context: { store } }) => storedLook(store.reader)),
  update: os.update.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) => {
    store.transact(firm, (writer) => updateLook(writer, firm, input))
    return storedLook(store.reader)
  }),
  preview: os.preview.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) => {
    requireKnownGaps(input)
    return samplePaper(store.reader, firm, input)
  }),
})
