import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type IslandPage, IslandPageContext } from '#app/islands/page.ts'
import { textsOf } from '../i18n/texts.server.ts'
import { type Page, PageContext, usePage } from '../page-context.tsx'
import { useKeptPart } from './kept-part.tsx'
import { Sidebar } from './sidebar.tsx'
import { TabBar } from './tab-bar.tsx'

let rendered = 0

function Inside({ place }: { place: string }) {
  rendered += 1
  const { language } = usePage()
  return <a href={place}>{`${language} <${place}>`}</a>
}

function Menu({ place, owner }: { place: string; owner: string }) {
  return <nav {...useKeptPart('menu', [owner, place], <Inside place={place} />)} />
}

const islands = { assets: {}, render: renderToString } as unknown as IslandPage

function pageWith(place: string, { owner = 'Ada', language = 'en', isServer = true } = {}) {
  const menu = (
    <PageContext.Provider value={{ language } as Page}>
      <Menu place={place} owner={owner} />
    </PageContext.Provider>
  )
  if (!isServer) return renderToString(menu)
  return renderToString(
    <IslandPageContext.Provider value={islands}>{menu}</IslandPageContext.Provider>,
  )
}

test('a part is the same whether it is kept or not, and rendered once for what it shows', () => {
  const plain = pageWith('/a', { isServer: false })
  rendered = 0
  expect(pageWith('/a')).toBe(plain)
  expect(pageWith('/a')).toBe(plain)
  expect(rendered).toBe(1)
})

test('another place, person or language has a part of its own', () => {
  const pages = [
    pageWith('/a'),
    pageWith('/b'),
    pageWith('/a', { language: 'de' }),
    pageWith('/a', { owner: 'Bo' }),
  ]
  expect(pages[1]).toContain('href="/b"')
  expect(pages[2]).toContain('de &lt;/a&gt;')
  rendered = 0
  pageWith('/a', { owner: 'Cy' })
  expect(rendered).toBe(1)
})

test('the menu of a firm is the same, kept or not', () => {
  const firm = { firmId: 'f', role: 'owner', legalName: 'Lunar GmbH', tradeName: '', place: 'Köln' }
  const user = { id: 'u', name: 'Ada', kind: 'person', isDemo: false }
  const session = { user, firms: [firm] }
  const firmPage = { session, firm, can: () => true, canOpen: () => true }
  const texts = (namespace: string) => textsOf('en', namespace)
  const page = { language: 'en', texts, firmPage, session, path: '/firms/f/invoices?tab=open' }
  const frame = (
    <PageContext.Provider value={page as unknown as Page}>
      <Sidebar />
      <TabBar />
    </PageContext.Provider>
  )
  const plain = renderToString(frame)
  const kept = <IslandPageContext.Provider value={islands}>{frame}</IslandPageContext.Provider>
  expect(renderToString(kept)).toBe(plain)
  expect(renderToString(kept)).toBe(plain)
  expect(plain).toMatch(/href="\/firms\/f\/invoices" aria-current="page"/)
  expect(plain).toContain('Lunar GmbH')
})
