import { expect, test } from 'vitest'
import type { FirmMembership } from '#contract/core/identity.ts'
import { makeFormat } from '../format.ts'
import { askedWords } from './asked-words.server.ts'
import type { About } from './describe.ts'
import { allRegisters } from './registry.ts'

const field = 'address.country'
const values = ['AT', 'DE', 'EG', 'CH', 'CI', 'ES'].map((value) => ({ value, names: {} }))
const asked = {
  words: [{ field, word: 'Östereich', rows: 2, value: '' }],
  more: 0,
  lists: [{ field, isFree: false, values }],
}

/** Names of CLDR; "Ä" and "Ö" stand in German where "A" and "O" do, as DIN 5007-1 has it. */
test.each([
  ['de', ['Österreich', 'Ägypten', 'Côte d’Ivoire', 'Deutschland', 'Schweiz', 'Spanien']],
  ['en', ['Austria', 'Côte d’Ivoire', 'Egypt', 'Germany', 'Spain', 'Switzerland']],
  ['ru', ['Австрия', 'Германия', 'Египет', 'Испания', 'Кот-д’Ивуар', 'Швейцария']],
] as const)('countries are listed by name in %s, the own first', async (language, names) => {
  const register = (await allRegisters()).find(({ name }) => name === 'customers')
  if (!register) throw new Error('Customers are wanted')
  const firm = { country: 'AT' } as FirmMembership
  const format = makeFormat({ language, country: 'AT' })
  const about: About<unknown> = {
    t: (key) => key,
    words: (key) => key,
    texts: () => (key) => key,
    format,
    language,
    firm,
    can: () => true,
    canOpen: () => true,
    extra: undefined,
  }
  const { lists } = askedWords(register, about, asked)
  expect(lists[field]?.options.map(({ label }) => label)).toEqual(names)
})
