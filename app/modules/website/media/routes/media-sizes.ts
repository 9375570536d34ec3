import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { invalidField } from '#contract/core/errors.ts'
import { siteMediaContract } from '#contract/website/site-media.ts'

/** Takes a smaller size of a picture, as the browser made it. */
export async function action(args: Args): Promise<Response> {
  const { call, firm } = await requireFirm(args)
  const mediaId = requireIdParam(args, 'mediaId')
  const { data } = await readForm(args.request)
  const { file, shape, width } = data
  if (!(file instanceof File)) throw invalidField('file', 'noFile')
  const { sizes, wanted } = await call(siteMediaContract.addSize, {
    ...{ firmId: firm.firmId, mediaId, file },
    shape: String(shape),
    width: String(width),
  })
  return Response.json({ sizes, wanted: wanted.length })
}
