import { paperLooksContract } from '#contract/firm/paper-looks.ts'
import { answer, read } from '../../../firm/implement.ts'
import { storedLook } from './reader.ts'
import { samplePaper } from './sample-paper.ts'
import { requireKnownGaps, updateLook } from './service.ts'

export const router = answer(paperLooksContract, {
  get: read((reader) => storedLook(reader)),
  update: ({ context: { store, firm }, input: { firmId: _, ...input } }) => {
    store.transact(firm, (writer) => updateLook(writer, firm, input))
    return storedLook(store.reader)
  },
  preview: read((reader, firm, input) => {
    requireKnownGaps(input)
    return samplePaper(reader, firm, input)
  }),
})
