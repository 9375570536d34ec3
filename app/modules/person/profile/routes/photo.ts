import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { profileContract } from '#contract/person/profile.ts'

const pictures = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** A person's photo. Its key is new with each photo, so a browser keeps it for good, for itself. */
export async function loader(args: Args): Promise<Response> {
  const key = args.params.photoKey ?? ''
  if (!/^[\w-]{43}$/.test(key)) throw new AppError('not_found', 'No photo')
  const answer = await upstream(args).stream(profileContract.getPhoto, { key })
  const type = answer.headers.get('content-type') ?? ''
  if (!pictures.has(type)) throw new AppError('not_found', 'No photo')
  const headers = { 'content-type': type, 'cache-control': 'private, max-age=31536000, immutable' }
  return new Response(answer.body, { headers })
}
