import { useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Island } from './island.tsx'
import { islandName } from './island-name.ts'
import { type IslandPage, IslandPageContext } from './page.ts'

function Greeting({ name }: { name: string }) {
  return `${name} ${useContext(IslandPageContext) ? 'with the page' : 'alone'}`
}

function Dated({ on }: { on: Date }) {
  return String(on)
}

function pageWith(names: Map<object, string>): IslandPage {
  return {
    assets: { build: '', entry: '', entryImports: [], chunks: {} },
    placed: [],
    nameOf: (component) => names.get(component) ?? 'none',
    render: (element, identifierPrefix) => renderToString(element, { identifierPrefix }),
  }
}

test('an island is rendered alone, marked with its name, props and prefix', () => {
  const page = pageWith(new Map([[Greeting, 'site/greeting']]))
  const html = renderToString(
    <IslandPageContext.Provider value={page}>
      <Island of={Greeting} props={{ name: '"Ann"' }} />
      <Island of={Greeting} props={{ name: 'Bo' }} when="load" />
    </IslandPageContext.Provider>,
  )
  expect(html).toBe(
    '<app-island name="site/greeting" when="visible" prefix="i0-" data-props="{&quot;name&quot;:&quot;\\&quot;Ann\\&quot;&quot;}">&quot;Ann&quot; alone</app-island>' +
      '<app-island name="site/greeting" when="load" prefix="i1-" data-props="{&quot;name&quot;:&quot;Bo&quot;}">Bo alone</app-island>',
  )
  expect(page.placed.map((island) => island.when)).toEqual(['visible', 'load'])
})

test('without a page an island is only its component', () => {
  expect(renderToString(<Island of={Greeting} props={{ name: 'Ann' }} />)).toBe('Ann alone')
})

test('the types refuse what JSON cannot carry and what the component does not take', () => {
  // @ts-expect-error a date would arrive as a string
  const dated = <Island of={Dated} props={{ on: new Date(0) }} />
  // @ts-expect-error no such prop
  const misnamed = <Island of={Greeting} props={{ nam: 'Ann' }} />
  // @ts-expect-error a prop is missing
  const empty = <Island of={Greeting} />
  expect([dated, misnamed, empty]).toHaveLength(3)
})

test('a name comes from the module and the file', () => {
  expect(islandName('../modules/selling/invoicing/islands/line-editor.island.tsx')).toBe(
    'invoicing/line-editor',
  )
  expect(() => islandName('../modules/selling/invoicing/line-editor.tsx')).toThrow('no island file')
})
