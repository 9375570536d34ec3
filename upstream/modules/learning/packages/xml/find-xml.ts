import type { XmlElement } from './read-xml.ts'

/** The children of a name. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

/** The first element at a path of names such as `metadata/schemaversion`. */
export function childAt(element: XmlElement | undefined, path: string): XmlElement | undefined {
  return path
    .split('/')
    .reduce<XmlElement | undefined>((found, name) => childrenOf(found, name)[0], element)
}

/** The trimmed text at a path; empty where there is none. */
export function textAt(element: XmlElement | undefined, path: string): string {
  return childAt(element, path)?.text.trim() ?? ''
}

/** The value of an attribute without blanks at its ends, whatever its prefix; undefined for none. */
export function attributeOf(element: XmlElement | undefined, name: string): string | undefined {
  const found = Object.entries(element?.attributes ?? {}).find(
    ([key]) => key.slice(key.indexOf(':') + 1) === name,
  )
  return found?.[1].trim()
}

/** All elements of a name, at whatever depth, in their order. */
export function descendantsOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...descendantsOf(child, name),
  ])
}
