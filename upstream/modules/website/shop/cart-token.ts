import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../../identity/token.ts'
import { Cart, emptyCart } from './cart.ts'

const purpose = 'website cart 1'

/**
 * A cart as a signed text, for the visitor's own cookie and for forms: nothing of it is kept here. It holds
 * items, codes and where it goes, and nothing of the person.
 */
export function cartToken(cart: Cart, firmId: string, secret: string): string {
  const body = Buffer.from(JSON.stringify(cart)).toString('base64url')
  return `${body}.${signature(body, firmId, secret)}`
}

/** The cart of a text; an empty one for what is none of this firm's. Secrets are tried in their order. */
export function readCart(
  token: string,
  { firmId, secrets }: { firmId: string; secrets: readonly string[] },
): Cart {
  const [, body, sign] = /^([\w-]{1,4000})\.([\w-]{43})$/.exec(token) ?? []
  if (body === undefined || sign === undefined) return emptyCart
  if (!secrets.some((secret) => isSameSecret(sign, signature(body, firmId, secret)))) {
    return emptyCart
  }
  const kept = Cart.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  return kept.success ? kept.data : emptyCart
}

function signature(body: string, firmId: string, secret: string): string {
  const key = createHmac('sha256', secret).update(`${purpose} ${firmId}`).digest()
  return createHmac('sha256', key).update(body).digest('base64url')
}
