import { expect, test } from 'vitest'
import type { Account } from '#contract/books/accounts.ts'
import { inTreeOrder } from './tree-order.ts'

const name = { en: 'x', de: 'x', it: 'x', ru: 'x', es: 'x' }

function account(code: string, parent: string | null): Account {
  return {
    code,
    parent,
    name,
    type: 'asset',
    subtype: 'bank',
    role: null,
    iban: '',
    isActive: true,
    isUsed: false,
    version: 1,
  }
}

test('an account stands before those under it, and none is lost', () => {
  const chart = [
    account('1000', '1200'),
    account('1100', null),
    account('1200', null),
    account('1210', '1000'),
    account('1300', 'gone'),
  ]
  expect(inTreeOrder(chart).map(({ account: { code }, depth }) => [code, depth])).toEqual([
    ['1100', 0],
    ['1200', 0],
    ['1000', 1],
    ['1210', 2],
    ['1300', 0],
  ])
})
