import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/errors.ts'
import { publicDocumentsContract } from '#contract/invoices.ts'
import { passFile } from './document.server.ts'

/** The token in the address. Throws AppError `not_found` for what can be none. */
export function tokenOf({ params }: Args): string {
  const token = params.token ?? ''
  if (!/^[\w-]{20,100}$/.test(token)) throw new AppError('not_found', 'No such link')
  return token
}

/** The document of a public link; marks it as viewed. The page speaks the document's language. */
export async function openDocument(args: Args) {
  const { call } = upstream(args)
  const token = tokenOf(args)
  const document = await call(publicDocumentsContract.open, { token }, { token: null })
  args.context.pageLanguage = document.paper.language
  return document
}

/** A file of a public link, asked for without a session. */
export async function passPublicFile(
  args: Args,
  file: 'pdf' | 'logo',
  disposition: 'inline' | 'attachment',
): Promise<Response> {
  const { stream } = upstream(args)
  const token = tokenOf(args)
  const answer = await stream(publicDocumentsContract[file], { token }, { token: null })
  const response = passFile(answer, disposition)
  for (const [name, value] of Object.entries(publicHeaders)) response.headers.set(name, value)
  return response
}

/** Whoever has the link may see it: nobody is to find it by search, cache or referrer. */
export const publicHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}
