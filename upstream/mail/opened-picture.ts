import type { Env } from '../core/env.ts'
import { idOfSigned, signedId } from './signed-id.ts'

type PictureEnv = Pick<Env, 'SECRETS' | 'PUBLIC_ORIGIN'>

const purpose = 'pictures of opened mails v1'

/** One transparent pixel, as GIF. */
export const pixel = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  (letter) => letter.charCodeAt(0),
)

/**
 * The HTML of a mail that says it is kept that it was opened, with the picture that tells us: of this
 * mail alone, and signed, so that nobody can say it of a mail that they did not get.
 */
export function withOpenedPicture(env: PictureEnv, mailId: string, html: string): string {
  const url = `${env.PUBLIC_ORIGIN}/api/mail-opened/${signedId(env, purpose, mailId)}.gif`
  const picture = `<img src="${url}" width="1" height="1" alt="" style="border:0">`
  const end = html.lastIndexOf('</body>')
  return end === -1 ? html + picture : html.slice(0, end) + picture + html.slice(end)
}

/** The id of the mail whose picture is asked for by that name; undefined where we did not sign it. */
export function mailOfPicture(env: PictureEnv, name: string): string | undefined {
  return name.endsWith('.gif') ? idOfSigned(env, purpose, name.slice(0, -4)) : undefined
}
