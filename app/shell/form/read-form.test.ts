import { describe, expect, test } from 'vitest'
import { textAt } from './form-tree.ts'
import { readForm } from './read-form.ts'

function post(fields: [string, string][]): Request {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  return new Request('http://localhost/', { method: 'POST', body })
}

describe('a form', () => {
  test('is nested by the dots in its names, and trimmed', async () => {
    const { data } = await readForm(
      post([
        ['name', ' Anna '],
        ['address.city', 'Graz'],
        ['lines.0.description', 'Lamp'],
        ['lines.1.description', 'Shade'],
      ]),
    )
    expect(data).toEqual({
      name: 'Anna',
      address: { city: 'Graz' },
      lines: [{ description: 'Lamp' }, { description: 'Shade' }],
    })
  })

  test('closes the gaps that removed lines leave, in the order of the numbers', async () => {
    const { data } = await readForm(
      post([
        ['lines.10.description', 'last'],
        ['lines.2.description', 'first'],
      ]),
    )
    expect(data.lines).toEqual([{ description: 'first' }, { description: 'last' }])
  })

  test('has its decimals in machine form, and as they were typed', async () => {
    const request = post([
      ['lines.0.quantity', '1.234,5'],
      ['lines.0.description', '1,5 mm'],
      ['rate', 'x'],
    ])
    const { data, values } = await readForm(request, {
      decimals: ['lines.*.quantity', 'rate'],
      locale: 'de-DE',
    })
    expect(data).toEqual({ lines: [{ quantity: '1234.5', description: '1,5 mm' }], rate: 'x' })
    expect(textAt(values, 'lines.0.quantity')).toBe('1.234,5')
  })

  test('knows an empty field that means nothing from an empty text', async () => {
    const request = post([
      ['dueDate', ''],
      ['notes', ''],
    ])
    const { data } = await readForm(request, { nullable: ['dueDate'] })
    expect(data).toEqual({ dueDate: null, notes: '' })
  })

  test('gives a list of checkboxes even when none or one is ticked', async () => {
    expect((await readForm(post([['x', '']]), { lists: ['ids'] })).data.ids).toEqual([])
    expect((await readForm(post([['ids', 'a']]), { lists: ['ids'] })).data.ids).toEqual(['a'])
  })

  test('takes the last of a name that is sent twice, as a checkbox with a hidden default', async () => {
    const { data } = await readForm(
      post([
        ['keep', 'off'],
        ['keep', 'on'],
      ]),
    )
    expect(data.keep).toBe('on')
  })

  test('keeps files, but not fields of files that were left empty', async () => {
    const part = (name: string, file: string, content: string) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\n` +
      `Content-Type: application/octet-stream\r\n\r\n${content}\r\n`
    const request = new Request('http://localhost/', {
      method: 'POST',
      body: `${part('file', 'a.txt', 'x')}${part('other', '', '')}--b--\r\n`,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    })
    const { data, values } = await readForm(request)
    expect(data.file).toBeInstanceOf(File)
    expect(data).not.toHaveProperty('other')
    expect(values.file).toBe('')
  })

  test('has the pressed button and the key against sending twice apart from its fields', async () => {
    const { data, intent, idempotencyKey } = await readForm(
      post([
        ['intent', 'addLine'],
        ['idempotencyKey', '01HZ'],
      ]),
    )
    expect({ data, intent, idempotencyKey }).toEqual({
      data: {},
      intent: 'addLine',
      idempotencyKey: '01HZ',
    })
  })

  test.each([
    ['__proto__.isAdmin'],
    ['a.__proto__.isAdmin'],
    ['constructor.prototype.isAdmin'],
    ['a.b.c.d.e.f.g.h.i'],
    ['a..b'],
    ['.a'],
  ])('cannot reach out of itself by the name %s', async (name) => {
    await readForm(post([[name, 'yes']]))
    expect(Object.prototype).not.toHaveProperty('isAdmin')
    expect({}).not.toHaveProperty('isAdmin')
  })

  test.each([
    ['application/json', '{}', 'unsupported_type'],
    ['text/plain', 'a=b', 'unsupported_type'],
    ['application/x-www-form-urlencoded-not', 'a=b', 'unsupported_type'],
    ['multipart/form-data; boundary=a', 'nothing', 'malformed'],
  ])('that is none is refused: %s', async (type, body, code) => {
    const headers = { 'content-type': type }
    const request = new Request('http://localhost/', { method: 'POST', body, headers })
    await expect(readForm(request)).rejects.toMatchObject({ code })
  })
})
