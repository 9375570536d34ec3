import { standingContract } from '#contract/core/standing.ts'
import { implement } from '../../../firm/implement.ts'
import { shortStanding } from './standing.ts'

const os = implement(standingContract)

export const standingHandlers = {
  get: os.get.handler(({ context: { store, firm } }) => shortStanding(store.reader, firm)),
}
