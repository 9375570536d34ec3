import { eq } from 'drizzle-orm'
import type { HandlerContext } from '../../../firm/implement.ts'
import { mailKey } from '../../../mail/incoming/prepare-mail.ts'
import { requireMail } from '../access.ts'
import { mailFilesTable } from '../tables.ts'
import { fetchPicture } from './fetch-picture.ts'
import { type Picture, sanitiseMail } from './sanitise.ts'

/** A picture with nothing on it, in place of what is not shown. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const maxRemote = 40
const maxTogether = 12 * 1024 * 1024
const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/**
 * The HTML of a mail, harmless, with its own pictures in it. Those from elsewhere only if asked: they are
 * then fetched here and put in, so that whoever sent them learns nothing of the reader.
 * @throws AppError not_found
 */
export async function showHtml(
  context: HandlerContext,
  mailId: string,
  withRemote: boolean,
): Promise<{ html: string; remotePictures: number }> {
  const { store, firm, env } = context
  const { mail } = requireMail(store.reader, firm.actor, mailId)
  const object = mail.hasHtml ? await env.FILES.get(mailKey(firm.firmId, mailId, 'html')) : null
  const { html, pictures } = sanitiseMail(object ? await object.text() : '')
  const remote = [...new Set(pictures.flatMap((one) => ('url' in one ? [one.url] : [])))]
  const wanted = withRemote ? remote.slice(0, maxRemote) : []
  const fetched = new Map(
    await Promise.all(wanted.map(async (url) => [url, await fetchPicture(url)] as const)),
  )
  let left = maxTogether
  const sources: string[] = []
  for (const picture of pictures) {
    const found =
      'url' in picture ? fetched.get(picture.url) : await ownPicture(context, mailId, picture)
    const isFitting = found && found.bytes.byteLength <= left
    if (isFitting) left -= found.bytes.byteLength
    sources.push(isFitting ? dataOf(found) : nothing)
  }
  const filled = html.replace(
    /(<img\b[^>]*?\ssrc=")(?:picture:(\d+))?(")/g,
    (_, start, at, end) => {
      const source = at === undefined ? nothing : (sources[Number(at)] ?? nothing)
      return `${start}${source}${end}`
    },
  )
  return { html: filled, remotePictures: remote.length }
}

async function ownPicture(
  { store, firm, env }: HandlerContext,
  mailId: string,
  { contentId }: Extract<Picture, { contentId: string }>,
) {
  const files = store.reader.db
    .select()
    .from(mailFilesTable)
    .where(eq(mailFilesTable.mailId, mailId))
    .all()
  const file = files.find((one) => one.contentId === contentId && pictureTypes.includes(one.type))
  const object = file && (await env.FILES.get(mailKey(firm.firmId, mailId, file.id)))
  return object && { type: file.type, bytes: new Uint8Array(await object.arrayBuffer()) }
}

function dataOf({ type, bytes }: { type: string; bytes: Uint8Array }): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
}
