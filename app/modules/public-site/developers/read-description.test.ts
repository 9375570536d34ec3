import { expect, test } from 'vitest'
import { collectionOf } from './collection.ts'
import { Description, readOperations } from './read-description.ts'
import { snippetsOf } from './snippets.ts'

const id = { type: 'string', pattern: '^[0-9A-HJKMNP-TV-Z]{26}$' }
const description = Description.parse({
  openapi: '3.1.1',
  paths: {
    '/firms/{firmId}/items': {
      post: {
        operationId: 'items.create',
        tags: ['Items'],
        parameters: [{ name: 'firmId', in: 'path', required: true, schema: id }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  name: { type: 'string', examples: ["Anna's hour"] },
                  price: { type: 'integer', minimum: 0 },
                  kind: { enum: ['goods', 'service'] },
                  tags: { type: 'array', items: { type: 'string' } },
                },
                required: ['name'],
              },
            },
          },
        },
        responses: { 201: { content: { 'application/json': { schema: id } } } },
      },
    },
    '/auth/login': {
      post: { operationId: 'identity.login', tags: ['Identity'], security: [], responses: {} },
    },
  },
})
const [login, create] = readOperations(description)

test('a call is read with its fields, an example and its answer', () => {
  expect(login).toMatchObject({ id: 'identity.login', isPublic: true, fields: [] })
  expect(create).toMatchObject({ method: 'POST', isPublic: false, tag: 'Items' })
  expect(create?.body).toEqual({ name: "Anna's hour", price: 1, kind: 'goods', tags: ['text'] })
  expect(create?.answer).toMatch(/^[0-9A-Z]{26}$/)
  expect(
    create?.fields.map(({ name, in: place, type, isRequired }) => [name, place, type, isRequired]),
  ).toEqual([
    ['firmId', 'path', 'string', true],
    ['name', 'body', 'string', true],
    ['price', 'body', 'integer', false],
    ['kind', 'body', '"goods" | "service"', false],
    ['tags', 'body', 'string[]', false],
  ])
})

test('its code carries the key from the surroundings, and no text ends it early', () => {
  if (!create || !login) throw new Error('No calls')
  const [curl, typescript, python] = snippetsOf(create, 'https://firmament.example')
  for (const { code } of [curl, typescript, python]) {
    expect(code).toContain('https://firmament.example/api/firms/{firmId}/items')
    expect(code).toContain('FIRMAMENT_KEY')
  }
  expect(curl.code).toContain("Anna'\\''s hour")
  expect(snippetsOf(login, 'https://x.example')[0].code).not.toContain('Authorization')
})

test('the collection has each call in its group, with the firm as a variable', () => {
  const { item, variable } = collectionOf(readOperations(description), 'https://firmament.example')
  expect(item.map(({ name }) => name)).toEqual(['Identity', 'Items'])
  const request = item[1]?.item[0]?.request
  expect(request).toMatchObject({ method: 'POST', url: { path: ['firms', '{{firmId}}', 'items'] } })
  expect(variable[0]).toEqual({ key: 'origin', value: 'https://firmament.example/api' })
})
