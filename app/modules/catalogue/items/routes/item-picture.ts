import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { isPicture, recordsContract } from '#contract/firm/records.ts'

/**
 * A picture of an item as it was uploaded. Its type is what its bytes say; a file that is no picture
 * is not given here, and nothing in it could run.
 */
export async function loader(args: Args): Promise<Response> {
  const { stream, firm } = await requireFirm(args)
  const answer = await stream(recordsContract.getAttachment, {
    firmId: firm.firmId,
    kind: 'item',
    recordId: requireIdParam(args, 'itemId'),
    attachmentId: requireIdParam(args, 'pictureId'),
  })
  const type = answer.headers.get('content-type') ?? ''
  if (!isPicture({ type })) throw new AppError('not_found', 'No picture')
  return new Response(answer.body, {
    headers: {
      'content-type': type,
      // A file is never changed: another picture has another id.
      'cache-control': 'private, max-age=604800, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    },
  })
}
