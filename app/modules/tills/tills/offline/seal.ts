/** What was sealed, and the number that was used once for it. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }

/** The key of a device, from the 32 bytes in hex that the firm keeps for it; no script reads it again. */
export function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Seals what nobody may read without the key; `of` is what it belongs to, and to nothing else. */
export async function seal(key: CryptoKey, of: string, content: object): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(content))
  return { iv, bytes: await crypto.subtle.encrypt(howOf(iv, of), key, text) }
}

/** @throws where the key or what it belongs to is another */
export async function unseal(key: CryptoKey, of: string, { iv, bytes }: Sealed): Promise<unknown> {
  const text = await crypto.subtle.decrypt(howOf(iv, of), key, bytes)
  return JSON.parse(new TextDecoder().decode(text))
}

function howOf(iv: Uint8Array<ArrayBuffer>, of: string) {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(of) }
}
