import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { type Holder, isAllowed } from '#contract/core/roles.ts'
import { type ShortStanding, standingContract } from '#contract/core/standing.ts'
import { membersContract } from '#contract/firm/members.ts'
import { orSilent } from './ask-in-time.server.ts'

/** What a firm said of itself: null where the role may not see it, `silent` where none came. */
export type FirmFigures = {
  standing: ShortStanding | null | 'silent'
  people: number | null | 'silent'
}

/** How a firm stands and how many people it has, asked of it alone. */
export async function readFigures(
  args: Args,
  firmId: string,
  holder: Holder,
): Promise<FirmFigures> {
  const { call } = upstream(args)
  const [standing, people] = await Promise.all([
    isAllowed(holder, 'invoice:view') ? orSilent(call(standingContract.get, { firmId })) : null,
    isAllowed(holder, 'member:view')
      ? orSilent(call(membersContract.list, { firmId, size: 1, state: 'active' }))
      : null,
  ])
  return { standing, people: people === null || people === 'silent' ? people : people.total }
}
