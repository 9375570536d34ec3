import { handedOutContract } from '#contract/people/handed-out.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read } from '../../../firm/implement.ts'
import { handedOut, listOwnThings } from './things.ts'

export const module = defineModule({
  name: 'handed-out',
  endpoints: answer(handedOutContract, {
    ...handedOut.handlers,
    listOwn: read((reader, firm) => listOwnThings(reader, firm)),
  }),
  recordKinds: handedOut.recordKinds,
  /** People who have something of the firm. */
  usesOf: {
    employee: ({ sql }, id) =>
      sql.exec('select 1 from handed_out where employee_id = ? limit 1', id).toArray().length > 0,
  },
})
