import { eq } from 'drizzle-orm'
import type { HandlerContext } from '../../../../firm/implement.ts'
import { mailKey } from '../../../../mail/incoming/prepare-mail.ts'
import { writtenBody } from '../../../../mail/rich-letter.ts'
import { requireMail } from '../access.ts'
import { mailFilesTable } from '../tables.ts'
import { fetchPictures } from './fetch-picture.ts'
import { sanitiseMail } from './sanitise.ts'

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
  const object =
    mail.hasHtml && !mail.isRich ? await env.FILES.get(mailKey(firm.firmId, mailId, 'html')) : null
  const written = mail.isRich ? writtenBody(mail).html : ''
  const { html, pictures } = sanitiseMail(object ? await object.text() : written)
  const remote = [...new Set(pictures.flatMap((one) => ('url' in one ? [one.url] : [])))]
  const wanted = withRemote ? remote.slice(0, maxRemote) : []
  const fetched = await fetchPictures(wanted, maxTogether, env)
  const ownFiles = ownPictures(context, mailId)
  const own = new Map<string, Found>()
  let left = maxTogether
  const sources: string[] = []
  for (const picture of pictures) {
    const found =
      'url' in picture
        ? fetched.get(picture.url)
        : (own.get(picture.contentId) ??
          (await ownPicture(context, ownFiles.get(picture.contentId), left)))
    if (found && 'contentId' in picture) own.set(picture.contentId, found)
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

type Found = { type: string; bytes: Uint8Array }
type OwnFile = typeof mailFilesTable.$inferSelect

/** The pictures that came with a mail, by content id; the first where several have the same. */
function ownPictures({ store }: HandlerContext, mailId: string): Map<string, OwnFile> {
  const isOfMail = eq(mailFilesTable.mailId, mailId)
  const files = store.reader.db.select().from(mailFilesTable).where(isOfMail).all()
  const pictures = files.filter(({ type }) => pictureTypes.includes(type))
  return new Map(pictures.reverse().map((file) => [file.contentId, file]))
}

/** A picture that came with the mail; undefined for one of more than `maxBytes`, which is not read. */
async function ownPicture(
  { firm, env }: HandlerContext,
  file: OwnFile | undefined,
  maxBytes: number,
): Promise<Found | undefined> {
  if (!file || file.size > maxBytes) return undefined
  const object = await env.FILES.get(mailKey(firm.firmId, file.mailId, file.id))
  return object ? { type: file.type, bytes: new Uint8Array(await object.arrayBuffer()) } : undefined
}

function dataOf({ type, bytes }: { type: string; bytes: Uint8Array }): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
}
