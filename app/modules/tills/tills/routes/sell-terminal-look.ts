import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import type { WaitingAnswer } from '../islands/waiting-status.island.tsx'
import { lookAtWaiting } from '../terminal.server.ts'
import { waitingProblem } from '../waiting-problem.ts'

/** How the payment stands that the person's cart waits for. */
export async function action(args: Args): Promise<Response> {
  const access = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const found = await lookAtWaiting(access, requireIdParam(args, 'tillId'))
  return Response.json(answerOf(found), { headers: { 'cache-control': 'no-store' } })

  function answerOf(waiting: Awaited<ReturnType<typeof lookAtWaiting>>): WaitingAnswer {
    if ('to' in waiting) return waiting
    const { cart, problem } = waiting
    return {
      state: cart.terminal?.state ?? '',
      ...waitingProblem(t('problem'), problem, format),
    }
  }
}
