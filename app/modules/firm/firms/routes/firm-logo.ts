import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { firmsContract } from '#contract/firm/firms.ts'

/** The firm's logo as it was uploaded. */
export async function loader(args: Args): Promise<Response> {
  const { stream, firm } = await requireFirm(args)
  const answer = await stream(firmsContract.getLogo, { firmId: firm.firmId })
  const type = answer.headers.get('content-type') ?? 'application/octet-stream'
  return new Response(answer.body, { headers: { 'content-type': type } })
}
