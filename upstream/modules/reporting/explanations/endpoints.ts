import { explanationsContract } from '#contract/books/explanations.ts'
import { answer, read } from '../../../firm/implement.ts'
import { explainEntry } from './explain.ts'

export const router = {
  explanations: answer(explanationsContract, {
    get: read((reader, firm, { entryId }) => explainEntry(reader, firm, entryId)),
  }),
}
