import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { siteImportContract } from '#contract/website/site-import.ts'

/** The whole site as a file for another program. */
export async function loader(args: Args): Promise<Response> {
  const { stream, firm } = await requireFirm(args)
  const asked = new URL(args.request.url).searchParams.get('format')
  const format = asked === 'wordpress' ? 'wordpress' : 'markdown'
  const answer = await stream(siteImportContract.take, { firmId: firm.firmId, format })
  return passFile(answer, 'attachment')
}
