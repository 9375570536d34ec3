import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { demoContract } from '#contract/core/demo.ts'

/** A page of visits is still open and wants to be notified of new logs. */
export async function action(args: Args) {
  return Response.json(await upstream(args).call(demoContract.watch, undefined))
}
