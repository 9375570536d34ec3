import { translationsContract } from '#contract/firm/translations.ts'
import { answer, read } from '../../../firm/implement.ts'
import { listTranslations } from './list.ts'

export const router = answer(translationsContract, {
  list: read((reader, firm, { kind }) => listTranslations(reader, firm, kind)),
})
