/** What a passkey is made or asked with, as far as an authenticator cares. */
type Asked = { challenge: string; origin: string; rpId: string }
type Flags = { isVerified?: boolean; counter?: number }

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

/**
 * An authenticator for tests, after WebAuthn Level 3, sections 6.1 and 6.5: attestation `none`,
 * ES256. It does whatever it is asked, also what no browser would.
 */
export async function fakeAuthenticator() {
  const keys = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify'])
  if (!('publicKey' in keys)) throw new Error('No pair of keys')
  const jwk = await crypto.subtle.exportKey('jwk', keys.publicKey)
  if (!('x' in jwk)) throw new Error('No JWK')
  const id = crypto.getRandomValues(new Uint8Array(32))
  // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
  const cose = bytes([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32], decode(jwk.x ?? ''), [
    0x22,
    0x58,
    32,
    ...decode(jwk.y ?? ''),
  ])

  async function authenticatorData(rpId: string, flags: number, counter: number) {
    const hash = await sha256(bytes(text(rpId)))
    return bytes(hash, [flags, 0, 0, 0, counter])
  }

  function clientData(type: string, { challenge, origin }: Asked) {
    return bytes(text(JSON.stringify({ type, challenge, origin, crossOrigin: false })))
  }

  return {
    id: encode(id),
    async register(asked: Asked, { isVerified = true, counter = 0 }: Flags = {}) {
      const head = await authenticatorData(asked.rpId, isVerified ? 0x45 : 0x41, counter)
      const data = bytes(head, new Uint8Array(16), [0, id.length], id, cose)
      // {"fmt": "none", "attStmt": {}, "authData": …}
      const attestation = bytes(
        [0xa3, 0x63, ...text('fmt'), 0x64, ...text('none'), 0x67, ...text('attStmt'), 0xa0],
        [0x68, ...text('authData'), 0x58, data.length],
        data,
      )
      const response = {
        clientDataJSON: encode(clientData('webauthn.create', asked)),
        attestationObject: encode(attestation),
        transports: ['internal'],
      }
      return credential(id, response)
    },
    async assert(asked: Asked, { isVerified = true, counter = 0 }: Flags = {}) {
      const data = await authenticatorData(asked.rpId, isVerified ? 0x05 : 0x01, counter)
      const client = clientData('webauthn.get', asked)
      const signed = bytes(data, await sha256(client))
      const raw = new Uint8Array(await crypto.subtle.sign(ecdsa, keys.privateKey, signed))
      const response = {
        clientDataJSON: encode(client),
        authenticatorData: encode(data),
        signature: encode(toDer(raw)),
      }
      return credential(id, response)
    },
  }
}

function credential<Response>(id: Uint8Array, response: Response) {
  const own = encode(id)
  return { id: own, rawId: own, type: 'public-key', response, clientExtensionResults: {} }
}

/** r and s one after the other, as WebCrypto gives them, in the ASN.1 that WebAuthn has. */
function toDer(raw: Uint8Array): Uint8Array {
  const parts = [raw.slice(0, 32), raw.slice(32)].map((part) => {
    const short = part.slice(part.findIndex((byte) => byte !== 0))
    const positive = (short[0] ?? 0) > 0x7f ? bytes([0], short) : short
    return bytes([0x02, positive.length], positive)
  })
  const body = bytes(...parts)
  return bytes([0x30, body.length], body)
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data))
}

function bytes(...parts: (Uint8Array | number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

function text(word: string): Uint8Array {
  return new TextEncoder().encode(word)
}

function encode(data: Uint8Array): string {
  return Buffer.from(data).toString('base64url')
}

function decode(data: string): Uint8Array {
  return Buffer.from(data, 'base64url')
}
