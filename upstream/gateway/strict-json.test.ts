import { expect, test } from 'vitest'
import { jsonAmbiguity } from './strict-json.ts'

test.each([
  ['{"amount":1,"amount":2}', 'Key twice: amount'],
  ['{"lines":[{"price":"1","tax":{"a":1},"price":"2"}]}', 'Key twice: price'],
  ['{"amount":1,"\\u0061mount":2}', 'Key twice: amount'],
  ['{"name":"\\ud83d"}', 'Half of a character'],
  ['{"\\udc00":1}', 'Half of a character'],
])('%s is ambiguous', (text, fault) => {
  expect(jsonAmbiguity(text)).toBe(fault)
})

test.each([
  '{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}',
  '{"text":"{\\"a\\":1,\\"a\\":2}, \\\\","other":"text"}',
  '{"text":"\\ud83d\\ude00 😀","list":["text","text"]}',
  '[]',
  'no json "at all',
])('%s is not', (text) => {
  expect(jsonAmbiguity(text)).toBeUndefined()
})
