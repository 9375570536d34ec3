import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Island } from '#app/islands/island.tsx'
import { islandName } from '#app/islands/island-name.ts'
import { IslandRenderProvider } from '#app/islands/render.server.tsx'
import { IslandScripts } from '#app/islands/scripts.tsx'
import AnyProps from './fixtures/any-props.island.tsx'
import Counter from './fixtures/counter.island.tsx'
import Crashing from './fixtures/crashing.island.tsx'
import Differing from './fixtures/differing.island.tsx'
import Fields from './fixtures/fields.island.tsx'
import Forms from './fixtures/forms.island.tsx'
import Labelled from './fixtures/labelled.island.tsx'
import Nesting from './fixtures/nesting.island.tsx'
import OwnCounter from './fixtures/own-counter.island.tsx'
import PlainText from './fixtures/plain-text.island.tsx'
import PriceTable from './fixtures/price-table.island.tsx'

const awkward = `"quotes" 'single' & &amp; </script><script>alert(1)</script> <!-- \u2028 ü 😀`

const pages: Record<string, ReactElement> = {
  still: <p>Nothing moves here</p>,
  sent: <p>Sent</p>,
  counters: (
    <>
      <Island of={Counter} when="load" />
      <Island of={Counter} when="interaction" />
    </>
  ),
  own: <Island of={OwnCounter} when="load" />,
  idle: <Island of={OwnCounter} when="idle" />,
  touched: <Island of={OwnCounter} when="interaction" />,
  below: (
    <>
      <svg height="5000" aria-hidden="true" />
      <Island of={OwnCounter} />
      <p id="text">
        <Island of={PlainText} />
      </p>
    </>
  ),
  props: (
    <Island
      of={AnyProps}
      props={{ nothing: null, text: awkward, list: [{ deep: null }, { deep: '"' }] }}
    />
  ),
  labels: (
    <>
      <Island of={Labelled} props={{ name: 'First' }} when="load" />
      <Island of={Labelled} props={{ name: 'Second' }} when="load" />
    </>
  ),
  nesting: <Island of={Nesting} when="load" />,
  'crash-at-hydration': <Island of={Crashing} props={{ at: 'hydration' }} when="interaction" />,
  'crash-at-click': <Island of={Crashing} props={{ at: 'click' }} when="load" />,
  differing: <Island of={Differing} when="load" />,
  fields: <Island of={Fields} when="load" />,
  forms: <Island of={Forms} when="load" />,
  table: <Island of={PriceTable} props={{ prices: [1, 2] }} when="load" />,
}

const found = import.meta.glob<object>('./fixtures/*.island.tsx', {
  eager: true,
  import: 'default',
})
const names = new Map(Object.entries(found).map(([path, island]) => [island, islandName(path)]))

/** What the browser's build has made. */
export interface Built {
  build: string
  entry: string
  styles: readonly string[]
}

/** The document of a page, or undefined where there is none. */
export function renderPage(name: string, { build, entry, styles }: Built): string | undefined {
  const body = pages[name]
  if (!body) return undefined
  const manifest = { version: build, entry: { module: entry, imports: [] } }
  return `<!doctype html>${renderToString(
    <IslandRenderProvider manifest={manifest} names={names}>
      <html lang="en">
        <head>
          <title>{name}</title>
          {styles.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
        </head>
        <body>
          {body}
          <IslandScripts />
        </body>
      </html>
    </IslandRenderProvider>,
  )}`
}
