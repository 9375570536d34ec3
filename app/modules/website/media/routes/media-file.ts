import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { siteMediaContract } from '#contract/website/site-media.ts'

/** A file of the site, for who may see its pages. */
export async function loader(args: Args): Promise<Response> {
  const { stream, firm } = await requireFirm(args)
  const mediaId = requireIdParam(args, 'mediaId')
  const answer = await stream(siteMediaContract.file, { firmId: firm.firmId, mediaId })
  return passFile(answer, 'inline')
}
