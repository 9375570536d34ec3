import { standingContract } from '#contract/core/standing.ts'
import { implement, read } from '../../../firm/implement.ts'
import { shortStanding } from './standing.ts'

const os = implement(standingContract)

export const standingHandlers = {
  get: os.get.handler(read((reader, firm) => shortStanding(reader, firm))),
}
