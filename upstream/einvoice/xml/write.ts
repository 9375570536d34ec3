import { escapeAttribute, escapeXml } from '../../core/xml/escape-xml.ts'

type Attributes = Readonly<Record<string, string>>

/** An element with a text. Nothing at all where the text is empty: an absent term leaves no trace. */
export function leaf(name: string, text: string, attributes: Attributes = {}): string {
  return text === '' ? '' : `<${name}${attributesOf(attributes)}>${escapeXml(text)}</${name}>`
}

/** An element around others; nothing where they are all empty. */
export function group(name: string, ...parts: readonly (string | readonly string[])[]): string {
  const inner = parts.flat().join('')
  return inner === '' ? '' : `<${name}>${inner}</${name}>`
}

/** A whole file with one root element, which names the namespaces. */
export function xmlFile(root: string, attributes: Attributes, ...parts: readonly string[]): string {
  const inner = parts.join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${attributesOf(attributes)}>${inner}</${root}>\n`
}

/** Attributes as they stand in a tag; those without a value are left out. */
export function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('')
}
