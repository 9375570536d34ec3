import { type ComponentType, createElement, useContext } from 'react'
import type { Serializable } from './json-props.ts'
import { IslandPageContext, type When } from './page.ts'

type PropsOf<P> = object extends P
  ? { props?: NoInfer<P> & Serializable<NoInfer<P>> }
  : { props: NoInfer<P> & Serializable<NoInfer<P>> }

/**
 * Renders the default export of an `*.island.tsx` file so that the browser can bring it to life.
 *
 * @param props what the component takes, JSON only: the visitor can read all of it
 * @param when `visible` by default; `load` only for what is used first and seen at once
 * @throws when `of` is not the default export of an island file
 */
export function Island<P extends object>({
  of: Component,
  props,
  when = 'visible',
}: { of: ComponentType<P>; when?: When } & PropsOf<P>) {
  const page = useContext(IslandPageContext)
  const json = JSON.stringify(props ?? {})
  // What the browser will read, so that both sides render from the same.
  const island = createElement(Component, JSON.parse(json))
  if (!page) return island

  const name = page.nameOf(Component)
  const prefix = `i${page.placed.length}-`
  page.placed.push({ name, when })
  return createElement('app-island', {
    name,
    when,
    prefix,
    'data-props': json,
    // React's own output.
    dangerouslySetInnerHTML: { __html: page.render(island, prefix) },
  })
}
