import { expect, test } from 'vitest'
import { recordsContract } from '#contract/firm/records.ts'
import { invoicesContract } from '#contract/selling/invoices.ts'
import { encodeRequest } from './encode-request.ts'

const firmId = '01HZZZZZZZZZZZZZZZZZZZZZZZ'
const invoiceId = '01HYYYYYYYYYYYYYYYYYYYYYYY'

test('names in the path are taken from the input and the rest of a GET is its query', () => {
  const input = { firmId, tab: 'open', q: 'a & b', after: undefined }
  const { path, init } = encodeRequest(invoicesContract.list['~orpc'].route, input)
  expect(path).toBe(`/firms/${firmId}/invoices?tab=open&q=a+%26+b`)
  expect(init).toMatchObject({ method: 'GET', redirect: 'manual' })
  expect(init.body).toBeUndefined()
})

test('what is no GET is sent as JSON without what the path has', () => {
  const input = { firmId, invoiceId, reason: 'twice', note: null }
  const { path, init } = encodeRequest(invoicesContract.void['~orpc'].route, input)
  expect(path).toBe(`/firms/${firmId}/invoices/${invoiceId}/void`)
  expect(init.body).toBe('{"reason":"twice","note":null}')
  expect(init.headers.get('content-type')).toBe('application/json')
})

test('a file makes it a form, with nested names in brackets', () => {
  const file = new File(['x'], 'a.txt')
  const record = { kind: 'invoice', recordId: invoiceId }
  const input = { firmId, ...record, file, about: { tags: ['one', 'two'] } }
  const { init } = encodeRequest(recordsContract.addAttachment['~orpc'].route, input)
  const body = init.body instanceof FormData ? init.body : new FormData()
  expect([...body.keys()]).toEqual(['file', 'about[tags][0]', 'about[tags][1]'])
})

test('an id cannot lead to another path', () => {
  const input = { firmId: '../admin?x=', invoiceId }
  const { path } = encodeRequest(invoicesContract.get['~orpc'].route, input)
  expect(path).toBe(`/firms/..%2Fadmin%3Fx%3D/invoices/${invoiceId}`)
})

test('a name of the path that is missing is our own mistake', () => {
  expect(() => encodeRequest(invoicesContract.get['~orpc'].route, { firmId })).toThrow('invoiceId')
})
