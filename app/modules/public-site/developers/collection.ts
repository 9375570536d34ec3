import type { ApiOperation } from './read-description.ts'
import { jsonOf } from './snippets.ts'

/**
 * The calls as a collection of Postman's format 2.1, which Bruno and Insomnia read too. Where the API
 * is, the key and the firm are its variables.
 */
export function collectionOf(operations: readonly ApiOperation[], origin: string) {
  const tags = [...new Set(operations.map(({ tag }) => tag))].sort()
  return {
    info: {
      name: 'Firmament API',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{key}}', type: 'string' }] },
    variable: [
      { key: 'origin', value: `${origin}/api` },
      { key: 'key', value: '' },
      { key: 'firmId', value: '' },
    ],
    item: tags.map((tag) => ({
      name: tag,
      item: operations.filter((one) => one.tag === tag).map(toRequest),
    })),
  }
}

function toRequest({ id, method, path, body, fields, isPublic }: ApiOperation) {
  const segments = path.split('/').filter((part) => part !== '')
  const own = segments.flatMap((part) => /^\{(.+)\}$/.exec(part)?.[1] ?? [])
  const shown = segments.map((part) =>
    part === '{firmId}' ? '{{firmId}}' : part.replace(/^\{(.+)\}$/, ':$1'),
  )
  const query = fields
    .filter((field) => field.in === 'query')
    .map(({ name, isRequired }) => ({ key: name, value: '', disabled: !isRequired }))
  return {
    name: id,
    request: {
      method,
      ...(isPublic && { auth: { type: 'noauth' } }),
      url: {
        raw: `{{origin}}/${shown.join('/')}`,
        host: ['{{origin}}'],
        path: shown,
        ...(query.length > 0 && { query }),
        variable: own.filter((name) => name !== 'firmId').map((key) => ({ key, value: '' })),
      },
      ...(body !== undefined && {
        header: [{ key: 'Content-Type', value: 'application/json' }],
        body: { mode: 'raw', raw: jsonOf(body), options: { raw: { language: 'json' } } },
      }),
    },
  }
}
