import { isNoLook } from '#app/shell/documents/public/look.server.ts'
import { passSharedFile, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, type Refusal } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import {
  type PublicDocument,
  publicDocumentsContract,
  QuestionInput,
} from '#contract/selling/public-documents.ts'

/** The document of a public link; marks it as viewed. The page speaks the document's language. */
export async function openDocument(args: Args) {
  const { call } = upstream(args)
  const token = tokenOf(args)
  const isOwn = await isNoLook(args)
  const document = await call(publicDocumentsContract.open, { token, isOwn }, { token: null })
  args.context.pageLanguage = document.paper.language
  args.context.pageTimeZone = document.timeZone
  return document
}

type Asked = { document: PublicDocument; refusal?: Refusal | undefined }

/** Sends what a customer asks of a document; on refusal what was typed comes back. */
export async function askFirm(args: Args, form: Form): Promise<{ state: Asked; status: number }> {
  const document = await openDocument(args)
  const { value, refusal } = parseForm(QuestionInput, form)
  if (refusal) return { state: { document, refusal }, status: 422 }
  const { call } = upstream(args)
  const { idempotencyKey } = form
  const asked = await attempt(form, () =>
    call(
      publicDocumentsContract.ask,
      { ...value, token: tokenOf(args) },
      { token: null, idempotencyKey },
    ),
  )
  if (asked.refusal) return { state: { document, refusal: asked.refusal }, status: asked.status }
  return { state: { document: asked.value }, status: 200 }
}

/** A file of a public link, asked for without a session. */
export async function passPublicFile(
  args: Args,
  file: 'pdf' | 'logo',
  disposition: 'inline' | 'attachment',
): Promise<Response> {
  const { stream } = upstream(args)
  const token = tokenOf(args)
  return passSharedFile(
    await stream(publicDocumentsContract[file], { token }, { token: null }),
    disposition,
  )
}
