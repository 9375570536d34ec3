import { escapeMarkup } from '#contract/core/escape-markup.ts'

export { escapeMarkup as escapeHtml }

/** A value of an attribute: `true` writes its name alone, `false`, null and undefined leave it out. */
type AttributeValue = string | number | boolean | null | undefined

/** An element with its attributes, escaped; `inner` is HTML already. */
export function element(
  name: string,
  attributes: Record<string, AttributeValue>,
  inner: string,
): string {
  return `${openTag(name, attributes)}${inner}</${name}>`
}

/** The opening tag of an element, or all of one that has no end: `img`, `input`, `link`, `meta`. */
export function openTag(name: string, attributes: Record<string, AttributeValue>): string {
  let tag = `<${name}`
  for (const key of Object.keys(attributes)) {
    const value = attributes[key]
    if (value === undefined || value === null || value === false) continue
    tag += value === true ? ` ${key}` : ` ${key}="${escapeMarkup(String(value))}"`
  }
  return `${tag}>`
}
