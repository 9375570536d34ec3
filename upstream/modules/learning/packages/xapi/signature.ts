import { createVerify, X509Certificate } from 'node:crypto'
import { badRequest, textOf } from './http.ts'
import {
  canonicalText,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  parseJson,
  textAt,
} from './json.ts'

export const signatureUsage = 'http://adlnet.gov/expapi/attachments/signature'

const algorithms: Record<string, string> = { RS256: 'sha256', RS384: 'sha384', RS512: 'sha512' }

/**
 * Judges a signed statement (xAPI 1.0.3, Data 2.6): a JWS of the statement as it was before it was
 * signed, by RSA, and right by its certificate where it brings one. Whether that is to be trusted
 * is another matter.
 * @throws XapiRefusal
 */
export function judgeSignature(
  statement: JsonObject,
  contentType: string,
  bytes: Uint8Array | undefined,
): void {
  if (contentType !== 'application/octet-stream') badRequest('a signature of another content type')
  if (bytes === undefined) badRequest('a signature without its bytes')
  const [head = '', payload = '', signature = '', ...rest] = textOf(bytes).trim().split('.')
  const header = parseJson(decoded(head).toString('utf8'))
  const algorithm = algorithms[textAt(header, 'alg') ?? '']
  if (rest.length > 0 || signature === '' || algorithm === undefined)
    badRequest('not a signature by RSA')
  const signed = parseJson(decoded(payload).toString('utf8'))
  if (!isObject(signed)) badRequest('the signature is of no statement')
  if (canonicalText(bare(signed)) !== canonicalText(bare(statement))) {
    badRequest('the signature is of another statement')
  }
  const [certificate] = listAt(header, 'x5c')
  if (certificate === undefined) return
  const isRight = verify(`${head}.${payload}`, decoded(signature), String(certificate), algorithm)
  if (!isRight) badRequest('the signature is wrong')
}

function verify(text: string, signature: Buffer, certificate: string, algorithm: string): boolean {
  try {
    const { publicKey } = new X509Certificate(Buffer.from(certificate, 'base64'))
    return createVerify(algorithm).update(text).verify(publicKey, signature)
  } catch {
    return false
  }
}

/** What is compared: the signature itself, and what the store says, are no part of it. */
function bare({ stored, authority, version, timestamp, ...statement }: JsonObject): Json {
  const others = listAt(statement, 'attachments').filter(
    (one) => textAt(one, 'usageType') !== signatureUsage,
  )
  const { attachments: _, ...rest } = statement
  return others.length > 0 ? { ...rest, attachments: others } : rest
}

function decoded(part: string): Buffer {
  return Buffer.from(part, 'base64url')
}
