import { paperLooksContract } from '#contract/firm/paper-looks.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read } from '../../../firm/implement.ts'
import { storedLook } from './reader.ts'
import { samplePaper } from './sample-paper.ts'
import { requireKnownGaps, updateLook } from './service.ts'
import { settingKinds } from './setting-kinds.ts'
import { translations } from './translations.ts'

const router = answer(paperLooksContract, {
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

export const module = defineModule({
  name: 'templates',
  endpoints: router,
  settingKinds,
  translations,
})
