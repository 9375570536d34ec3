import { firmPartLength } from '../../firm/link-part.ts'
import { isSameSecret } from '../../identity/token.ts'

/** What a public address ends with: the end of the firm's id and the document's secret. */
export function publicToken(firmId: string, secret: string): string {
  return `${firmId.slice(-firmPartLength)}${secret}`
}

type Shared = { publicSecret: string | null; publicUntil: string | null }

/**
 * The document that a public address means, up to the last day of its link. `find` gives the issued
 * document with a secret, or undefined; `today` is the firm's date.
 */
export function findByToken<Document extends Shared>(
  firmId: string,
  token: string,
  today: string,
  find: (secret: string) => Document | undefined,
): Document | undefined {
  const secret = token.slice(firmPartLength)
  const isOurs = token.slice(0, firmPartLength) === firmId.slice(-firmPartLength)
  const found = isOurs && secret.length >= 20 ? find(secret) : undefined
  // Compared even where there is nothing to compare with, so that time tells nothing either.
  const isRight = isSameSecret(secret, found?.publicSecret ?? 'none')
  const isOpen = found?.publicUntil == null || found.publicUntil >= today
  return found && isRight && isOpen ? found : undefined
}
