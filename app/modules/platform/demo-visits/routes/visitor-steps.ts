import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { demoContract } from '#contract/core/demo.ts'
import { stepsOf } from '../steps.server.ts'

/** The steps of one page of a visit as they are now, for the page that shows them. */
export async function loader(args: Args) {
  const { t, format } = await getVisit(args)
  const visitorId = requireIdParam(args, 'visitorId')
  const after = new URL(args.request.url).searchParams.get('after') ?? undefined
  const input = { visitorId, after, size: 100 }
  const { rows, first } = await upstream(args).call(demoContract.listEntries, input)
  return Response.json({ steps: stepsOf(rows, first, { t: t('demo-visits'), format }) })
}
