import { Id } from '#contract/fields.ts'
import { isSameSecret } from '../../identity/token.ts'

const idLength = 26

/** What a public address ends with: the firm's id, the document's and its secret. */
export function publicToken(firmId: string, id: string, secret: string): string {
  return `${firmId}${id}${secret}`
}

/**
 * The document that a public address means, when its secret is right; the gateway finds the firm by
 * the token's beginning. `find` gives undefined for an id that is no issued document.
 */
export function findByToken<Document extends { publicSecret: string | null }>(
  firmId: string,
  token: string,
  find: (id: string) => Document | undefined,
): Document | undefined {
  const id = token.slice(idLength, 2 * idLength)
  const isOurs = token.slice(0, idLength) === firmId && Id.safeParse(id).success
  const found = isOurs ? find(id) : undefined
  // Compared even where there is nothing to compare with, so that time tells nothing either.
  const isRight = isSameSecret(token.slice(2 * idLength), found?.publicSecret ?? 'none')
  return found && found.publicSecret !== null && isRight ? found : undefined
}
