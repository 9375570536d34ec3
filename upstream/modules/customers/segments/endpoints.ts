import { segmentsContract } from '#contract/customers/segments.ts'
import { answer, read } from '../../../firm/implement.ts'
import { membersOf } from './members.ts'
import { segments } from './register.ts'

/** As many members are named. */
const maxNamed = 100

export const router = {
  segments: answer(segmentsContract, {
    ...segments.handlers,
    members: read((reader, firm, { segmentId }) => {
      const { members, ...known } = membersOf(reader, firm, segments.get(reader, segmentId))
      const named = members.slice(0, maxNamed)
      return {
        ...known,
        count: members.length,
        members: named.map(({ id, name, email }) => ({ partyId: id, name, email })),
      }
    }),
  }),
}
