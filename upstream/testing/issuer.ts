import type { Env } from '../core/env.ts'

/** What one of its tokens says, beside what it always says. */
type Claims = Record<string, unknown>
type Person = { sub: string; email?: string; email_verified?: boolean; name?: string }

type Code = { person: Person; nonce: string; challenge: string; more: Claims; signedBy: CryptoKey }

const issuer = 'https://issuer.test'
const clientId = 'firmament'

/** Surroundings in which the issuer of the tests is set up. */
export const withIssuer: Partial<Env> = {
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: 'a secret of the tests',
  OIDC_NAME: 'Observatory',
}

/** Its key, one for all tests: who checks a token remembers the keys of an issuer. */
let ownKey: ReturnType<typeof createKey> | undefined

/**
 * An OpenID Connect issuer that answers in place of `fetch`, and can lie in its tokens as no real
 * one does. What it was asked is in `asked`.
 */
export async function createIssuer() {
  ownKey ??= createKey()
  const [own, strange] = await Promise.all([ownKey, createKey()])
  const codes = new Map<string, Code>()
  const asked: string[] = []
  const jwk = await crypto.subtle.exportKey('jwk', own.publicKey)
  const keys = [{ ...jwk, kid: 'own', alg: 'ES256', use: 'sig' }]
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    id_token_signing_alg_values_supported: ['ES256'],
  }

  async function redeem(body: FormData): Promise<Response> {
    const code = codes.get(String(body.get('code')))
    codes.delete(String(body.get('code')))
    const verifier = await digest(String(body.get('code_verifier')))
    const isOurs = body.get('client_secret') === withIssuer.OIDC_CLIENT_SECRET
    if (!code || code.challenge !== verifier || !isOurs) {
      return Response.json({ error: 'invalid_grant' }, { status: 400 })
    }
    const { person, nonce, more, signedBy } = code
    const now = Math.floor(Date.now() / 1000)
    const usual = { iss: issuer, aud: clientId, iat: now, exp: now + 300, nonce }
    const id_token = await sign({ ...usual, ...person, ...more }, signedBy)
    return Response.json({ id_token, access_token: 'of no worth', token_type: 'Bearer' })
  }

  return {
    asked,
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const request = new Request(input, init)
      asked.push(request.url)
      const { pathname, origin } = new URL(request.url)
      if (origin !== issuer) throw new Error(`Nobody may ask ${request.url}`)
      if (pathname === '/keys') return Response.json({ keys })
      if (pathname === '/token') return redeem(await request.formData())
      return Response.json(metadata)
    },
    /** Signs a person in as the page at `url` would, and gives what the browser comes back with. */
    agree(url: string, person: Person, lies: { claims?: Claims; isForged?: boolean } = {}) {
      const { searchParams } = new URL(url)
      const code = crypto.randomUUID()
      codes.set(code, {
        person,
        nonce: searchParams.get('nonce') ?? '',
        challenge: searchParams.get('code_challenge') ?? '',
        more: lies.claims ?? {},
        signedBy: lies.isForged ? strange.privateKey : own.privateKey,
      })
      return { code, state: searchParams.get('state') ?? '' }
    },
  }
}

async function createKey(): Promise<CryptoKeyPair> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const made = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  if (!('privateKey' in made)) throw new Error('No pair of keys')
  return made
}

async function sign(claims: Claims, key: CryptoKey): Promise<string> {
  const content = [{ alg: 'ES256', kid: 'own' }, claims].map((part) => base64(JSON.stringify(part)))
  const bytes = new TextEncoder().encode(content.join('.'))
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, bytes)
  return [...content, base64(signature)].join('.')
}

async function digest(text: string): Promise<string> {
  return base64(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

function base64(content: string | ArrayBuffer): string {
  return Buffer.from(typeof content === 'string' ? content : new Uint8Array(content)).toString(
    'base64url',
  )
}
