import { expect, test } from 'vitest'
import type { OpenImport } from '#contract/core/imports.ts'
import type { SearchResults } from '#contract/firm/search.ts'
import type { RegisterQuery, RegisterSource } from '../register/describe.ts'
import { sortPlans } from './sort-plans.ts'
import { TestFirm } from './test-firm.ts'

type Tried<Query extends RegisterQuery> = {
  /** Made by `defineRegister`. */
  register: { kind: string; path: string; pathOf(id: string): string }
  list: RegisterSource<Query>
  /** What one is made of, and what is changed of it. */
  made: Readonly<Record<string, unknown>>
  changed: object
  /** A word that one is found by, before it is changed and after. */
  word: string
  /** Fields of `made` that rows of a file bring; none for a register that takes no files. */
  file?: readonly string[]
}

type Row = { id: string }

/** Tries what a plain register promises, whatever it is of: in a firm of its own each time. */
export function testRegister<Query extends RegisterQuery>(tried: Tried<Query>): void {
  const { register, list, made, changed, word, file = [] } = tried
  const { kind, path, pathOf } = register
  const at = `/${path}`
  const make = (firm: TestFirm) => firm.must<Row>('POST', at, made)
  const idsOf = async (firm: TestFirm, query = '') =>
    (await firm.must<{ rows: Row[] }>('GET', `${at}?${query}`)).rows.map(({ id }) => id)
  const searched = async (firm: TestFirm) =>
    (await firm.must<SearchResults>('GET', `/search?q=${word}`)).rows.map((row) => row.path)

  test(`${kind}: one is made, found, changed, archived and brought back`, async () => {
    const firm = await TestFirm.open()
    const { id } = await make(firm)
    expect(await idsOf(firm, `q=${word}`)).toEqual([id])
    expect(await idsOf(firm, 'q=nothingofthekind')).toEqual([])
    await firm.must('PUT', `${at}/${id}`, { ...made, ...changed, version: 1 })
    expect(await firm.must('GET', `${at}/${id}`)).toMatchObject({ ...changed, version: 2 })
    const late = await firm.ask('PUT', `${at}/${id}`, { ...made, version: 1 })
    expect([late.status, late.body.data.detail]).toMatchObject([409, { current: { version: 2 } }])
    await firm.must('POST', `${at}/bulk`, { action: 'archive', ids: [id] })
    expect([await idsOf(firm), await idsOf(firm, 'tab=archived')]).toEqual([[], [id]])
    await firm.must('POST', `${at}/${id}/restore`, {})
    expect(await idsOf(firm)).toEqual([id])
    expect((await firm.must<{ rows: Row[] }>('GET', `${at}/rows`)).rows).toHaveLength(1)
  })

  test(`${kind}: it has files, comments and a history, and the search of the firm finds it`, async () => {
    const firm = await TestFirm.open()
    const { id } = await make(firm)
    await firm.must('PUT', `${at}/${id}`, { ...made, ...changed, version: 1 })
    await firm.must('POST', `/records/${kind}/${id}/comments`, { text: 'Looked at' })
    const panels = await firm.panels(kind, id)
    expect(panels).toMatchObject({ canAttach: true, comments: [{ text: 'Looked at' }] })
    expect(panels.history.map(({ action }) => action)).toEqual(['comment', 'update', 'create'])
    expect(await searched(firm)).toEqual([pathOf(id)])
  })

  if (file.length > 0) {
    test(`${kind}: a file brings it, and takes it away again`, async () => {
      const firm = await TestFirm.open()
      const cells = file.map((field) => String(made[field]))
      const csv = new File([`${file.join(';')}\n${cells.join(';')}\n`], 'list.csv')
      const begun = { register: path, file: csv }
      const { body } = await firm.upload<OpenImport>('/imports', begun)
      const mapping = file.map((field, column) => ({ field, column }))
      await firm.must('POST', `/imports/${body.id}/commit`, { mapping })
      const [id = ''] = await idsOf(firm)
      expect(await firm.must('GET', `${at}/${id}`)).toMatchObject({ version: 1 })
      await firm.must('POST', `/imports/${body.id}/undo`, {})
      expect([await idsOf(firm), await searched(firm)]).toEqual([[], []])
    })
  }

  test(`${kind}: the list follows an index in every order`, async () => {
    const firm = await TestFirm.open()
    for (const { order, plan } of await sortPlans(firm, list)) {
      expect(plan, order).toMatch(new RegExp(`^SEARCH ${list.from} USING INDEX \\S+ \\(.*[<>]`))
      expect(plan, order).not.toContain('TEMP B-TREE')
    }
  })

  test(`${kind}: who may only look keeps nothing, and a stranger finds nothing`, async () => {
    const firm = await TestFirm.open()
    const { id } = await make(firm)
    const asks = [
      firm.ask('POST', at, made, { role: 'readOnly' }),
      firm.ask('POST', `${at}/${id}/archive`, {}, { role: 'readOnly' }),
      firm.ask('GET', `${at}/${id}`, undefined, { role: null }),
    ]
    expect((await Promise.all(asks)).map(({ status }) => status)).toEqual([403, 403, 404])
  })
}
