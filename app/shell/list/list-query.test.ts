import { describe, expect, it } from 'vitest'
import { PageQuery } from '#contract/core/page.ts'
import { listHref, readListQuery } from './list-query.ts'

function read(query: string) {
  return readListQuery(PageQuery, new Request(`https://firmament.test/list?${query}`))
}

describe('the query of a list', () => {
  it('is read by its schema', () => {
    expect(read('q=+Rossi+&size=50&after=abc')).toEqual({ q: 'Rossi', size: 50, after: 'abc' })
  })

  it('takes what is empty for absent', () => {
    expect(read('q=&after=')).toEqual({ size: 25 })
  })

  it('leaves out what it does not understand', () => {
    expect(read(`q=${'x'.repeat(201)}&size=ten&before=abc`)).toEqual({ size: 25, before: 'abc' })
  })
})

describe('the address of a list', () => {
  it('holds what is given and nothing else', () => {
    expect(listHref('/list', { q: 'a&b', size: 50, after: null, show: '' })).toBe(
      '/list?q=a%26b&size=50',
    )
    expect(listHref('/list', { q: undefined })).toBe('/list')
  })
})
