import type { Args } from '#app/shell/load-context.ts'
import { requireAdministrator } from '#app/shell/session/session.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { demoContract } from '#contract/demo.ts'

/** A page of visits is still open and wants to be told of new logs. */
export async function action(args: Args) {
  await requireAdministrator(args)
  return Response.json(await upstream(args).call(demoContract.watch, undefined))
}
