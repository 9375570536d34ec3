import { createHash } from 'node:crypto'
import { badRequest, jsonOf, mediaTypeOf, type XapiRequest } from './http.ts'
import { isObject, type Json, type JsonObject, listAt, textAt } from './json.ts'
import { readMultipart } from './multipart.ts'
import { judgeSignature, signatureUsage } from './signature.ts'
import type { KeptAttachment } from './xapi-store.ts'

type Attachment = {
  usageType: string
  sha2: string
  contentType: string
  fileUrl: string | undefined
}

/** What statements say of their attachments, those of a sub-statement included. */
export function attachmentsIn(statement: JsonObject): Attachment[] {
  const own = listAt(statement, 'attachments').map((one) => ({
    usageType: textAt(one, 'usageType') ?? '',
    sha2: textAt(one, 'sha2')?.toLowerCase() ?? '',
    contentType: textAt(one, 'contentType') ?? '',
    fileUrl: textAt(one, 'fileUrl'),
  }))
  const { object } = statement
  const isSub = isObject(object) && object.objectType === 'SubStatement'
  return isSub ? [...own, ...attachmentsIn(object)] : own
}

/**
 * The statements of a request, and the attachments that come with them. Every attachment without
 * an address has its bytes in the request, every part belongs to one, and is what its digest says.
 * @throws XapiRefusal
 */
export function readStatements(request: XapiRequest): {
  statements: Json
  attachments: KeptAttachment[]
} {
  const type = mediaTypeOf(request.headers)
  if (type === 'application/json') {
    const statements = jsonOf(request.body)
    judgeAttachments(statements, [])
    return { statements, attachments: [] }
  }
  if (type !== 'multipart/mixed') badRequest(`the content type is ${type || 'missing'}`)
  const [first, ...rest] = readMultipart(request.headers['content-type'] ?? '', request.body)
  if (first === undefined || mediaTypeOf(first.headers) !== 'application/json') {
    badRequest('the first part is not JSON')
  }
  const statements = jsonOf(first.body)
  const attachments = rest.map(({ headers, body }) => {
    const sha2 = headers['x-experience-api-hash']?.toLowerCase()
    if (sha2 === undefined) badRequest('a part without its digest')
    if (headers['content-transfer-encoding']?.toLowerCase() !== 'binary')
      badRequest('a part is not binary')
    if (digestOf(body, sha2) !== sha2) badRequest('a part is not what its digest says')
    return { sha2, contentType: headers['content-type'] ?? 'application/octet-stream', body }
  })
  judgeAttachments(statements, attachments)
  return { statements, attachments }
}

function judgeAttachments(statements: Json, parts: readonly KeptAttachment[]): void {
  const list = (Array.isArray(statements) ? statements : [statements]).filter(isObject)
  const told = list.flatMap(attachmentsIn)
  const missing = told.find(
    ({ sha2, fileUrl }) => fileUrl === undefined && !parts.some((one) => one.sha2 === sha2),
  )
  if (missing) badRequest('an attachment without its bytes')
  const excess = parts.find((part) => !told.some(({ sha2 }) => sha2 === part.sha2))
  if (excess) badRequest('a part that no statement names')
  for (const statement of list) {
    for (const { usageType, contentType, sha2 } of attachmentsIn(statement)) {
      if (usageType === signatureUsage) {
        judgeSignature(statement, contentType, parts.find((one) => one.sha2 === sha2)?.body)
      }
    }
  }
}

/** The SHA-2 of the length that is asked for, in hexadecimal digits. */
function digestOf(body: Uint8Array, sha2: string): string {
  const name = { 56: 'sha224', 64: 'sha256', 96: 'sha384', 128: 'sha512' }[sha2.length]
  return name === undefined ? '' : createHash(name).update(body).digest('hex')
}
