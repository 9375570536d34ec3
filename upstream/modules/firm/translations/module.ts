import { translationsContract } from '#contract/firm/translations.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read } from '../../../firm/implement.ts'
import { listTranslations } from './list.ts'

const router = answer(translationsContract, {
  list: read((reader, firm, { kind }) => listTranslations(reader, firm, kind)),
})

export const module = defineModule({ name: 'translations', endpoints: router })
