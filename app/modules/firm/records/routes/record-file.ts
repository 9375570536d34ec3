import type { Args } from '#app/shell/load-context.ts'
import { safeFileType } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { recordsContract } from '#contract/firm/records.ts'
import { recordOf } from '../record-request.server.ts'

const passedHeaders = ['content-disposition', 'content-length']

/**
 * A file of a record: always a download, as anybody may have made it, and were it opened all the
 * same it could run nothing.
 */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const { kind, id: recordId } = recordOf(args)
  const attachmentId = Id.safeParse(args.params.attachmentId)
  if (!attachmentId.success) throw new AppError('not_found', 'No such file')
  const answer = await stream(recordsContract.getAttachment, {
    firmId: firm.firmId,
    kind,
    recordId,
    attachmentId: attachmentId.data,
  })
  const headers = new Headers({
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  })
  for (const name of passedHeaders) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  headers.set('content-type', safeFileType(answer.headers.get('content-type')))
  return new Response(answer.body, { headers })
}
